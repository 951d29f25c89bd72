import { isNormaFormigo } from '#areas/banc/domain/formigo.ts';
import { isVigent } from '#areas/banc/domain/seleccio.ts';
import { BANC_PARTIDES, type BancPartida, LLISTES, loadPartida, readerOf } from '#areas/banc/server/index.ts';
import { checkTreball } from '#areas/treball/server/index.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { normesDeComprovacio, normesDePartida } from './a-data.ts';
import type { ProcesPorts } from './ports.ts';
import type { Pla } from './shapes.ts';
import type { ComprovacioRow, PartidaRow } from './tables.ts';
import { checksFor, rowOfCheck } from './take.ts';

type Fora = 'altra_norma' | 'no_vigent';
type Serveix = Awaited<ReturnType<ProcesPorts['formigo']['norma']>>;

/** What rules a work: its project date, and which concrete its regulation serves. */
interface Dret {
  readonly data: string | null;
  readonly serveix: Serveix;
}
const dretDe = async (context: CompanyContext, ports: ProcesPorts, treballId: number): Promise<Dret> => ({
  data: (await checkTreball(context, treballId)).data_projecte,
  serveix: await ports.formigo.norma(context, treballId),
});

/** Why an item of the bank does not hold for a work: of concrete its regulation decides, of the rest its project date. */
const whyNot = (banc: BancPartida, { data, serveix }: Dret): Fora | null => {
  if (banc.formigo_flg && serveix !== null) return serveix(banc) ? null : 'altra_norma';
  return data === null || isVigent(banc, data) ? null : 'no_vigent';
};

interface Norma {
  readonly codi: string;
  readonly inici: string | null;
  readonly final: string | null;
}
/**
 * Whether a norm does not rule a work (`qualitat.md` §1.1): of structural concrete, where it is not of the work's own
 * regulation, or is one of those before the Codi Estructural that began after its project; of the rest, where it was not in
 * force on the project date. Without a date nothing is said.
 */
const isFora = (norma: Norma, { data, serveix }: Dret): boolean => {
  if (!isNormaFormigo(norma.codi) || serveix === null || data === null) return !isVigent(norma, data);
  return !serveix(norma) || (norma.final !== null && norma.inici !== null && norma.inici > data);
};

/** Codes of the norms of the bank that do not rule a work: preview of a copy, row, issue and paper ask this alone. */
export const normesForaDe = async (
  context: CompanyContext,
  ports: ProcesPorts,
  treballId: number,
): Promise<ReadonlySet<string>> => normesFora(await dretDe(context, ports, treballId));

const normesFora = (dret: Dret): ReadonlySet<string> =>
  new Set(LLISTES.ca.normes.filter((norma) => isFora(norma, dret)).map(({ codi }) => codi));

/** Norms that an item of a plan and the checks demanded of it cite, among those that do not rule its work; once each. */
export const normesForaOf = (pla: Pla, row: PartidaRow, fora: ReadonlySet<string>): string[] => {
  if (fora.size === 0) return [];
  const checks = (pla.comprovacions.get(Number(row.id)) ?? []).filter(({ exigida }) => exigida === 1);
  const cited = [...normesDePartida(pla, row), ...checks.flatMap((one) => normesDeComprovacio(pla, row, one))];
  return [...new Set(cited)].filter((codi) => fora.has(codi));
};

/**
 * Items of a plan that do not hold at the date of its work or are for concrete of another regulation, by their id; and the norms
 * that do not rule the work.
 */
export const foraDe = async (
  context: CompanyContext,
  ports: ProcesPorts,
  treballId: number,
  pla: Pla,
): Promise<{ readonly fora: ReadonlyMap<number, Fora>; readonly normesFora: ReadonlySet<string> }> => {
  const dret = await dretDe(context, ports, treballId);
  const fora = new Map<number, Fora>();
  const reader = readerOf(context);
  for (const row of pla.partides) {
    const banc = await reader.partida(Number(row.partida_fk));
    const why = banc && whyNot(banc, dret);
    if (why) fora.set(Number(row.id), why);
  }
  return { fora, normesFora: normesFora(dret) };
};

/** The item of concrete of the bank for the regulation of a work, of the same process; null where there is not exactly one. */
const twinOf = (row: PartidaRow, serveix: NonNullable<Serveix>): BancPartida | null => {
  const twins = [...BANC_PARTIDES.values()].filter(
    (one) => one.formigo_flg && one.activa && one.proces_fk === row.proces_fk && serveix(one),
  );
  return twins.length === 1 ? (twins[0] ?? null) : null;
};

/**
 * A plan as another work takes it in: items of concrete are those of that work's regulation, with the uses, levels and
 * measurement that they share and the checks that the bank gives them. The price of the strength test stays.
 */
export const plaForNorma = async (context: CompanyContext, ports: ProcesPorts, pla: Pla, to: number): Promise<Pla> => {
  const serveix = await ports.formigo.norma(context, to);
  if (serveix === null) return pla;
  const comprovacions = new Map(pla.comprovacions);
  const partides: PartidaRow[] = [];
  for (const row of pla.partides) {
    const own = row.formigo_flg === 1 ? await loadPartida(context, Number(row.partida_fk)).catch(() => null) : null;
    const twin = own && !serveix(own) ? twinOf(row, serveix) : null;
    if (twin === null) {
      partides.push(row);
      continue;
    }
    const had = comprovacions.get(Number(row.id)) ?? [];
    comprovacions.set(Number(row.id), await checksOfTwin(context, row, twin, had));
    partides.push(asTwin(row, twin));
  }
  return { ...pla, partides, comprovacions };
};

const shared = (kept: string, has: readonly number[]): number[] =>
  (JSON.parse(kept) as number[]).filter((id) => has.includes(id));

const asTwin = (row: PartidaRow, twin: BancPartida): PartidaRow => ({
  ...row,
  partida_fk: twin.id,
  control_fk: twin.control_fk,
  codi: twin.codi,
  nom: JSON.stringify(twin.nom),
  unitat: twin.unitat,
  normes: JSON.stringify(twin.normes),
  usos: JSON.stringify(shared(row.usos, twin.usos)),
  nivells: JSON.stringify(shared(row.nivells, twin.nivells)),
  lot: JSON.stringify(twin.lot),
});

const checksOfTwin = async (
  context: CompanyContext,
  row: PartidaRow,
  twin: BancPartida,
  had: readonly ComprovacioRow[],
): Promise<ComprovacioRow[]> => {
  const usos = shared(row.usos, twin.usos);
  const nivells = shared(row.nivells, twin.nivells);
  const { sistema_fk, empresa_fk, treball_fk, id } = row;
  const given = await checksFor(context, twin, { sistema_fk, usos, nivells, completa: row.completa === 1 });
  const strength = had.find((one) => one.automatica === 1);
  return given.map((one, place) => {
    const key = { empresa_fk, treball_fk, treball_partida_fk: Number(id), ordre: (place + 1) * 10 };
    const made = rowOfCheck(key, one.banc, { ...one, afegida: 0 });
    const { preu, assaigs } = (made.automatica === 1 && strength) || made;
    return { ...made, preu, assaigs };
  });
};
