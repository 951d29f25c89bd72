import type { FacturaEmesa, LiniaEmesa } from '../contract/schemas.ts';
import type { PaperWording } from './document-wording.ts';

/** Letters of a line in its column, and lines that a row may have to be kept together with its neighbours. */
const LETTERS = 58;
const TALL = 9;
/** Lines of a table that surely fits on its first page with what closes it: nothing is carried forward. */
const SHORT = 14;

export interface PaperRow {
  readonly tipus: 'linia' | 'capitol';
  readonly concepte: string;
  readonly descripcio: string;
  /** Quantity, price, and what of discount and VAT the table shows; amount. */
  readonly cels: readonly string[];
  /** Everything printed in the column of amounts down to here. */
  readonly suma: string;
  /** Rows from here that stay on one page; 0 where it is told by a row above, 1 where it stands alone. */
  readonly juntes: number;
  /** Taller than a third of a page: it may split. */
  readonly llarga: boolean;
}

const linesOf = ({ concepte, descripcio }: LiniaEmesa): number =>
  [concepte, ...descripcio.split('\n')].reduce(
    (total, part) => total + Math.max(1, Math.ceil(part.length / LETTERS)),
    0,
  );

const priceOf = (linia: LiniaEmesa): string => {
  const [whole = '0', places = ''] = linia.preu.split('.');
  return `${whole}.${places.padEnd(2, '0')}`;
};

const suplitText = ({ suplit, descripcio }: LiniaEmesa, { t, date }: PaperWording): string => {
  if (!suplit || suplit.numero === '') return descripcio;
  const said = t('suplit_de', {
    nom: suplit.nom,
    nif: suplit.nif,
    numero: suplit.numero,
    data: date(suplit.data),
  });
  return [said.trim(), descripcio].filter(Boolean).join('\n');
};

/** Rows that stay together: a chapter with the two rows under it, and the last two with what follows the table. */
const togetherOf = (linies: readonly LiniaEmesa[]): readonly number[] => {
  const groups = linies.map(() => 1);
  const short = (place: number): boolean => {
    const linia = linies[place];
    return linia !== undefined && linesOf(linia) <= TALL;
  };
  const last = linies.length - 1;
  // The foot of the table is one more row, which the last two go with.
  const tail = short(last) ? (short(last - 1) ? last - 1 : last) : linies.length;
  for (let place = 0; place < linies.length; place += 1) {
    if (place >= tail) {
      groups[place] = place === tail ? linies.length - tail + 1 : 0;
      continue;
    }
    if (linies[place]?.tipus !== 'capitol' || groups[place] === 0) continue;
    let end = place + 1;
    while (end < linies.length && end <= place + 2 && end < tail && short(end)) end += 1;
    const joins = end >= tail && end <= place + 2 && tail < linies.length;
    groups[place] = joins ? linies.length - place + 1 : end - place;
    for (let inner = place + 1; inner < (joins ? linies.length : end); inner += 1) groups[inner] = 0;
    if (joins) break;
  }
  return groups;
};

/** The table of lines: suplits come last, under their own head; columns that no line fills are left out. */
export const paperTable = (emesa: FacturaEmesa, wording: PaperWording) => {
  const { t, number, percent, euros } = wording;
  const own = emesa.linies.filter((one) => !one.opcio && one.tipus !== 'suplit');
  const suplits = emesa.linies.filter((one) => !one.opcio && one.tipus === 'suplit');
  const head = suplits[0] && {
    ...suplits[0],
    tipus: 'capitol' as const,
    concepte: t('suplits'),
    descripcio: '',
    brut: 0,
  };
  const linies = [
    ...own,
    ...(head ? [head] : []),
    ...suplits.map((one) => ({ ...one, descripcio: suplitText(one, wording) })),
  ];
  const discounts = linies.some(({ descompte, tipus }) => tipus !== 'capitol' && Number(descompte) !== 0);
  const rates = linies.some(({ tipus }) => tipus === 'linia');
  const columns = [
    {
      cap: t('cap.quantitat'),
      cel: (one: LiniaEmesa) => `${number(one.quantitat)}${one.unitat ? ` ${one.unitat}` : ''}`,
    },
    { cap: t('cap.preu'), cel: (one: LiniaEmesa) => number(priceOf(one), 2) },
    ...(discounts
      ? [
          {
            cap: t('cap.descompte'),
            cel: (one: LiniaEmesa) => (Number(one.descompte) === 0 ? '' : percent(one.descompte)),
          },
        ]
      : []),
    ...(rates
      ? [
          {
            cap: t('cap.iva'),
            cel: (one: LiniaEmesa) => (one.tipus === 'suplit' || one.regim !== 'general' ? '–' : percent(one.iva)),
          },
        ]
      : []),
    { cap: t('cap.import'), cel: (one: LiniaEmesa) => euros(one.brut) },
  ];
  const together = togetherOf(linies);
  let sum = 0;
  return {
    cap: [t('cap.concepte'), ...columns.map(({ cap }) => cap)],
    segueix: t('suma_segueix'),
    anterior: t('suma_anterior'),
    /** On one page, whatever else is printed: no sums are carried, which makes many invoices in one document lighter. */
    curta: linies.reduce((total, one) => total + linesOf(one), 0) <= SHORT,
    files: linies.map((linia, place): PaperRow => {
      sum += linia.brut;
      const chapter = linia.tipus === 'capitol';
      return {
        tipus: chapter ? 'capitol' : 'linia',
        concepte: linia.concepte,
        descripcio: linia.descripcio,
        cels: chapter ? [] : columns.map(({ cel }) => cel(linia)),
        suma: euros(sum),
        juntes: together[place] ?? 1,
        llarga: linesOf(linia) > 2.5 * TALL,
      };
    }),
  };
};
