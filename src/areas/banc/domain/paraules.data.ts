import type { Trilingual } from '#kernel/language.ts';

const FOC: Trilingual = { ca: 'extinció incendis foc', es: 'extinción incendios fuego', en: 'fire fighting' };
const with1 = ({ ca, es, en }: Trilingual): Trilingual => ({
  ca: `${FOC.ca} ${ca}`,
  es: `${FOC.es} ${es}`,
  en: `${FOC.en} ${en}`,
});
const CAP: Trilingual = { ca: '', es: '', en: '' };

/** Other words that people look for an item of the bank by: what it is made of, or what it is called on site. By id of the item. */
const PARAULES: ReadonlyMap<number, Trilingual> = new Map([
  [
    1107,
    with1({
      ca: 'extintor extintors BIE hidrant ruixador',
      es: 'extintor extintores BIE hidrante rociador',
      en: 'extinguisher hose reel hydrant sprinkler',
    }),
  ],
  [1109, with1({ ca: 'boca mànega', es: 'boca manguera', en: 'hose reel' })],
  [1110, with1({ ca: 'fums', es: 'humos', en: 'smoke' })],
]);

export const paraulesOf = (id: number): Trilingual => PARAULES.get(id) ?? CAP;
