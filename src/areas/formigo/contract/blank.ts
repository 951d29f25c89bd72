import type { Normativa } from '../domain/tipus.ts';
import type { Zona, zonaFields } from './schemas.ts';

/** What a person writes of a zone. */
export type ZonaFields = Pick<Zona, keyof typeof zonaFields>;

/** A zone before anybody said anything of it; the environment is called as its regulation calls it. */
export const blankZona = (normativa: Normativa): Omit<ZonaFields, 'nom' | 'estructura' | 'modalitat' | 'central'> => ({
  tipus: 'HA',
  resistencia: 25,
  consistencia: 'F',
  mesura: 20,
  ambient: normativa === 'CODI' ? 'XC1' : 'IIa',
  distintiu: 1,
  classe_central: null,
  certificat: null,
  volum: null,
  setmanes: null,
  superficie: null,
  plantes: null,
  observacions: '',
});
