import { esBeInversio, esTangible, finestraIva, regularitzacioIva } from '#areas/amortitzacio/domain/regularitzacio.ts';
import { type BeDeLlibre, bensDeLlibre } from '#areas/amortitzacio/server/index.ts';
import type { LiniaDespesa } from '#areas/despesa/contract/schemas.ts';
import { partOf } from '#areas/fiscal/domain/linia.ts';
import { type CalendarDate, yearOf } from '#kernel/calendar-date.ts';
import { largestRemainder, toCents } from '#kernel/rounding.ts';
import type { Executor } from '#server/database/tables.ts';
import type { Perfil } from '../contract/schemas.ts';
import { PERIODES } from '../domain/codis.data.ts';
import type { Activitat, Identitat, LiniaBe, LiniaRebuda } from '../domain/linies.ts';
import { diesOf } from '../domain/periode.ts';
import { definitivaDe } from '../domain/prorrata.ts';
import { identitatOf } from './identitat.ts';
import type { Obligat } from './perfil.ts';
import { listLiniesDeBens } from './rebudes-store.ts';

/** A good with the VAT of the line that it was bought by, in cents, and from whom; null where it was not bought by one. */
export type BeAmbIva = BeDeLlibre & {
  readonly compra: {
    readonly iva: string | null;
    readonly base: number;
    readonly deduible: number;
    readonly copia_nif: string;
    readonly copia: string;
    /** What of it is deducted in income tax, in percent. */
    readonly part: string;
  } | null;
};
type Escrita = Pick<LiniaDespesa, 'clau' | 'deduible'>;
const TOT = '100';
/** What of the good of a line is deducted in income tax. */
const partDe = (linies: string, clau: string): string =>
  (JSON.parse(linies) as readonly Escrita[]).find((one) => one.clau === clau)?.deduible ?? TOT;

export const bensOf = async (db: Executor, empresaId: number, exercici: number): Promise<BeAmbIva[]> => {
  const bens = await bensDeLlibre(db, empresaId, exercici);
  const linies = await listLiniesDeBens(
    db,
    empresaId,
    bens.flatMap(({ linia }) => linia?.despesa ?? []),
  );
  const perClau = new Map(
    linies.map(({ linies: escrites, ...row }) => [
      `${row.despesa_fk} ${row.clau}`,
      { ...row, part: partDe(escrites, row.clau) },
    ]),
  );
  return bens.map((be) => ({
    ...be,
    compra: (be.linia && perClau.get(`${be.linia.despesa} ${be.linia.clau}`)) ?? null,
  }));
};

const NINGU: Identitat = { tipus: '', pais: '', identificacio: '' };
const VENUT = '02';

const IMMOBLES = ['11', '12'];
type Regularitzacio = Pick<LiniaBe, 'prorrata_inicial' | 'deduible_inicial' | 'prorrata' | 'deduible' | 'regularitza'>;
const SENSE: Regularitzacio = {
  prorrata_inicial: null,
  deduible_inicial: null,
  prorrata: null,
  deduible: null,
  regularitza: null,
};

/**
 * Of investment goods for VAT alone: the final pro rata of the year of first use and what it let deduct; in each later year of the
 * window, that year's own and what it gives back or takes (LIVA 107, 109). Nothing once it has left.
 */
const regularitzacioDe = (be: BeAmbIva, exercici: number, prorrates: Perfil['prorrates']): Regularitzacio => {
  const { compra, data_inici, tipus_be } = be;
  const inici = data_inici as CalendarDate;
  if (compra === null || !esBeInversio(compra.base, inici, esTangible(tipus_be))) return SENSE;
  const immoble = IMMOBLES.includes(tipus_be);
  const { de, a } = finestraIva(inici, immoble);
  const inicial = definitivaDe(prorrates, de);
  const first = { prorrata_inicial: inicial, deduible_inicial: partOf(compra.deduible, inicial) };
  if (exercici === de) return { ...SENSE, ...first };
  if (exercici < de || exercici > a || (be.baixa && yearOf(be.baixa.data as CalendarDate) <= exercici)) return SENSE;
  const prorrata = definitivaDe(prorrates, exercici);
  return {
    ...first,
    prorrata,
    deduible: partOf(compra.deduible, prorrata),
    regularitza: regularitzacioIva(
      { inici, immoble, quota: compra.deduible, prorrata: inicial },
      { exercici, prorrata },
    ),
  };
};

/** What of a good is written off in income tax: of a natural person, by what of its line is deducted; nothing of a car used otherwise too. */
const amortitzacioDe = (be: BeAmbIva, fisica: boolean) => {
  const part = fisica ? (be.compra?.part ?? TOT) : TOT;
  const [amortitzable, inici, final] = [be.amortitzable, be.acumulat_inici, be.acumulat_final].map((cents) =>
    partOf(cents, part),
  ) as [number, number, number];
  return {
    amortitzable,
    acumulada_inici: inici,
    quota: final - inici,
    acumulada_final: final,
    // One that left has nothing pending, whatever was not written off.
    pendent: be.pendent === 0 ? 0 : amortitzable - final,
  };
};

/** Goods as lines of their book. */
export const liniesDeBens = (
  bens: readonly BeAmbIva[],
  exercici: number,
  { activitat, perfil: { prorrates }, fisica }: Pick<Obligat, 'activitat' | 'perfil' | 'fisica'>,
): LiniaBe[] =>
  bens.map((be) => ({
    id: `b${be.id}`,
    exercici,
    periode: '4T',
    activitat,
    tipus: be.tipus_be,
    identificador: be.identificador,
    literal: be.descripcio,
    inici: be.data_inici as CalendarDate,
    adquisicio: be.valor,
    metode: be.metode,
    percentatge: be.percentatge,
    ...amortitzacioDe(be, fisica),
    expedicio: (be.despesa?.data ?? be.data_inici) as CalendarDate,
    numero: be.despesa?.num_factura ?? '',
    numero_final: '',
    numero_recepcio: be.despesa ? String(be.despesa.numero) : '',
    numero_recepcio_final: '',
    nif: be.compra ? identitatOf(be.compra.copia_nif, be.compra.copia) : NINGU,
    nom: be.despesa?.nom ?? '',
    base: be.compra?.base ?? be.valor,
    iva: be.compra?.iva ?? null,
    ...regularitzacioDe(be, exercici, prorrates),
    baixa: be.baixa && { data: be.baixa.data as CalendarDate, causa: be.baixa.causa },
    venda:
      be.baixa?.causa === VENUT && be.baixa.factura !== ''
        ? { serie: '', numero: be.baixa.factura, numero_final: '' }
        : null,
    acord: '',
    immoble: null,
    referencia: '',
  }));

/** Concept under which what is written off of a kind of good is an expense; land is not written off. */
const CONCEPTES: Readonly<Record<string, string>> = {
  ...{ '12': 'G27', '21': 'G29', '22': 'G30', '23': 'G31', '24': 'G28', '25': 'G28', '28': 'G32', '29': 'G33' },
  ...{ '31': 'G38', '33': 'G38', '39': 'G38' },
};

/** What of its quarters is deducted: they add up to what its book says of the year. */
const trimestresDe = (be: BeAmbIva): readonly number[] =>
  largestRemainder(BigInt(amortitzacioDe(be, true).quota), be.trimestres.map(BigInt))?.map(toCents) ?? [];

/** What is written off as expenses of income tax: an entry without invoice for each good and quarter, of the part that is deducted. */
export const amortitzacions = (bens: readonly BeAmbIva[], exercici: number, activitat: Activitat): LiniaRebuda[] =>
  bens.flatMap((be) =>
    trimestresDe(be).flatMap((quota, at): LiniaRebuda[] => {
      const periode = PERIODES[at];
      if (quota === 0 || periode === undefined) return [];
      const { final } = diesOf({ exercici, periode });
      return [
        {
          id: `b${be.id}.${at}`,
          document: `b${be.id}`,
          exercici,
          periode,
          activitat,
          concepte: CONCEPTES[be.tipus_be] ?? 'GY8',
          expedicio: final,
          operacio: null,
          nif: NINGU,
          nom: '',
          clau: '01',
          total: quota,
          base: quota,
          iva: null,
          quota: 0,
          recarrec: null,
          quota_recarrec: 0,
          irpf: null,
          retingut: 0,
          acord: '',
          immoble: null,
          referencia: be.descripcio.slice(0, 40),
          tipus: 'SF',
          despesa: quota,
          numero: '',
          numero_final: '',
          recepcio: final,
          numero_recepcio: `A${be.id}-${at + 1}`,
          numero_recepcio_final: '',
          be_inversio: false,
          isp: false,
          posterior: false,
          deduccio: null,
          quota_deduible: 0,
          pagament: null,
        },
      ];
    }),
  );
