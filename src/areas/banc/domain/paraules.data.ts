import type { Trilingual } from '#kernel/language.ts';

const FOC: Trilingual = { ca: 'extinció incendis foc', es: 'extinción incendios fuego', en: 'fire fighting' };
const with1 = ({ ca, es, en }: Trilingual): Trilingual => ({
  ca: `${FOC.ca} ${ca}`,
  es: `${FOC.es} ${es}`,
  en: `${FOC.en} ${en}`,
});
const CAP: Trilingual = { ca: '', es: '', en: '' };

const FORMIGO: Trilingual = {
  ca: 'pilar biga jàssera sostre forjat llosa mur sabata',
  es: 'pilar viga jácena forjado losa muro zapata',
  en: 'column beam floor slab wall footing',
};
const GUIX: Trilingual = { ca: 'pladur', es: 'pladur', en: 'drywall plasterboard' };
const DESGUAS: Trilingual = {
  ca: 'desguàs baixant pluvials residuals clavegueram',
  es: 'desagüe bajante pluviales residuales alcantarillado',
  en: 'drain downpipe rainwater sewer',
};
const GOTERES: Trilingual = {
  ca: 'goteres humitats filtracions',
  es: 'goteras humedades filtraciones',
  en: 'leaks damp',
};

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
  [1538, FORMIGO],
  [1012, FORMIGO],
  [1024, { ca: 'forjat', es: 'forjado', en: 'floor slab' }],
  ...[1043, 1044, 1045, 1096, 1097].map((id): [number, Trilingual] => [id, DESGUAS]),
  [1058, { ca: 'terrassa terrat', es: 'terraza azotea', en: 'flat roof terrace' }],
  ...[1060, 1066].map((id): [number, Trilingual] => [id, GOTERES]),
  [1064, { ca: 'marbre granit', es: 'mármol granito', en: 'marble granite' }],
  ...[1074, 1075, 1076].map((id): [number, Trilingual] => [id, GUIX]),
  [1087, { ca: 'parquet tarima', es: 'parqué tarima', en: 'parquet flooring' }],
  [
    1104,
    {
      ca: 'caldera radiador bomba de calor aire condicionat',
      es: 'caldera radiador bomba de calor aire acondicionado',
      en: 'boiler radiator heat pump air conditioning',
    },
  ],
]);

export const paraulesOf = (id: number): Trilingual => PARAULES.get(id) ?? CAP;
