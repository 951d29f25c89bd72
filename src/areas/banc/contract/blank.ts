import type { z } from 'zod';
import { type comprovacioFields, type partidaFields, UNITATS } from './schemas.ts';

type Written<Fields extends Record<string, z.ZodType>> = { -readonly [Key in keyof Fields]: z.output<Fields[Key]> };
export type PartidaFields = Written<typeof partidaFields>;
export type ComprovacioFields = Written<typeof comprovacioFields>;

/** A new item before anybody writes it; process, kind and name are asked for. */
export const BLANK_PARTIDA: Omit<PartidaFields, 'proces_fk' | 'control_fk' | 'nom' | 'sistema_fk'> = {
  codi: '',
  unitat: UNITATS[0],
  activa: true,
  inici: null,
  final: null,
  normes: [],
  usos: [],
  nivells: [],
  lot: { mida: null, unitat: UNITATS[0], text: '', origen: 'propia' },
  completa: false,
  formigo_flg: false,
  ajuda: '',
  informacio: '',
  observacions_programa: '',
  observacions_seguiment: '',
};
/** A new check; name and heading are asked for. */
export const BLANK_COMPROVACIO: Omit<ComprovacioFields, 'nom' | 'categoria_fk'> = {
  frequencia: '',
  criteri: '',
  normes: [],
  valor_tipus: 'conforme',
  unitat: '',
  basic: true,
  activa: true,
  usos: [],
};
