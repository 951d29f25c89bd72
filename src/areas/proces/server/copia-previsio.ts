import { isVigent } from '#areas/banc/domain/seleccio.ts';
import { comprovacionsOf, findComprovacions, loadPartida } from '#areas/banc/server/index.ts';
import { checkTreball } from '#areas/treball/server/index.ts';
import { fieldFault } from '#kernel/coded-error.ts';
import type { Trilingual } from '#kernel/language.ts';
import type { CompanyContext } from '#server/http/context.ts';
import type { MOTIUS_COPIA, PrevisioCopia } from '../contract/schemas.ts';
import { valorsDe } from './a-data.ts';
import { readPla } from './pla.ts';
import type { ProcesPorts } from './ports.ts';
import type { Pla } from './shapes.ts';
import type { ComprovacioRow, PartidaRow } from './tables.ts';
import { checksFor } from './take.ts';
import { curtsOfPartida, faltesOfPartida } from './validacio.ts';
import { normesForaDe, normesForaOf, plaForNorma } from './vigencia.ts';

type Codi = (typeof MOTIUS_COPIA)[number];
type Motiu = PrevisioCopia['avisos'][number]['motius'][number];

/** What the work that takes a plan in is like, and what it came from. */
interface Desti {
  readonly data: string | null;
  /** Norms that do not rule it. */
  readonly normesFora: ReadonlySet<string>;
  readonly serveix: ((item: { readonly inici: string | null; readonly final: string | null }) => boolean) | null;
  /** Items of the bank that it has already, with their process. */
  readonly te: ReadonlySet<string>;
}

const placeOf = (row: Pick<PartidaRow, 'partida_fk' | 'proces_fk'>): string => `${row.proces_fk} ${row.partida_fk}`;
const same = (kept: string, now: unknown): boolean => kept === JSON.stringify(now);

/** What copying the plan of a work into another would bring, and what of it will not hold there. Writes nothing. */
export const previsioCopia = async (
  context: CompanyContext,
  ports: ProcesPorts,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<PrevisioCopia> => {
  await checkTreball(context, from);
  if (from === to) throw fieldFault('treball_fk', 'programa_de_si_mateix');
  const { data_projecte: data } = await checkTreball(context, to);
  const origin = await readPla(context, ports, from);
  // What is looked at is what the copy would bring: concrete as the regulation of the other work has it.
  const pla = await plaForNorma(context, ports, origin, to);
  const was = new Map(origin.partides.map((row) => [Number(row.id), Number(row.partida_fk)]));
  const desti: Desti = {
    data,
    normesFora: await normesForaDe(context, ports, to),
    serveix: await ports.formigo.norma(context, to),
    te: new Set((await readPla(context, ports, to)).partides.map(placeOf)),
  };
  const rows = pla.processos.flatMap(({ proces_fk }) => pla.partides.filter((row) => row.proces_fk === proces_fk));
  const avisos: PrevisioCopia['avisos'] = [];
  for (const row of rows) {
    const nom = (JSON.parse(row.nom) as Trilingual)[context.language];
    const taken: Motiu[] =
      was.get(Number(row.id)) === Number(row.partida_fk) ? [] : [{ codi: 'pren_norma', que: [nom] }];
    const motius = [...taken, ...(await motiusOf(context, pla, row, desti))];
    if (motius.length > 0) avisos.push({ treball_partida_fk: Number(row.id), codi: row.codi, nom, motius });
  }
  return { partides: rows.length, data, avisos };
};

const motiusOf = async (context: CompanyContext, pla: Pla, row: PartidaRow, desti: Desti): Promise<Motiu[]> => {
  const checks = (pla.comprovacions.get(Number(row.id)) ?? []).filter(({ exigida }) => exigida === 1);
  const when = (applies: boolean, codi: Codi, que: readonly string[] = []): Motiu[] =>
    applies ? [{ codi, que: [...que] }] : [];
  const some = (codi: Codi, que: readonly string[]): Motiu[] => when(que.length > 0, codi, que);
  const twice = when(desti.te.has(placeOf(row)), 'ja_hi_es');
  // Values and norms are those of the project date of the other work.
  const there = { ...pla, data: desti.data };
  const norms = some('norma_no_vigent', normesForaOf(there, row, desti.normesFora));
  const banc = await loadPartida(context, Number(row.partida_fk)).catch(() => null);
  if (!banc) return [...twice, ...when(true, 'sense_banc'), ...norms];
  // Of concrete the regulation decides, which also asks when the works begin.
  const other = row.formigo_flg === 1 && desti.serveix !== null && !desti.serveix(banc);
  const ended = !(row.formigo_flg === 1 && desti.serveix !== null) && !(banc.activa && isVigent(banc, desti.data));
  const faltes = await faltesOfPartida(context, pla, row);
  const { valors, treta, canviada } = await checksNow(context, pla, row, checks, desti.data);
  return [
    ...twice,
    ...when(ended, 'no_vigent'),
    ...when(other, 'altra_norma'),
    ...some(
      'us',
      [...faltes, ...curtsOfPartida(context, there, row)].map(({ missatge }) => missatge),
    ),
    ...some('valors_canvien', valors),
    ...norms,
    ...some('comprovacio_treta', treta),
    ...some('comprovacio_canviada', canviada),
  ];
};

/** Checks of an item against what the bank says now: values asked, checks that it has no more, words that changed. */
const checksNow = async (
  context: CompanyContext,
  pla: Pla,
  row: PartidaRow,
  checks: readonly ComprovacioRow[],
  data: string | null,
) => {
  const { language } = context;
  const id = Number(row.partida_fk);
  const banc = await loadPartida(context, id);
  const triat = {
    sistema_fk: row.sistema_fk,
    usos: JSON.parse(row.usos) as number[],
    nivells: JSON.parse(row.nivells) as number[],
    completa: row.completa === 1,
  };
  const asked = new Map((await checksFor(context, banc, triat)).map((one) => [one.comprovacio_fk, one]));
  const has = new Set((await comprovacionsOf(context, id)).map((one) => one.id));
  const found = await findComprovacions(
    context,
    checks.map((one) => Number(one.comprovacio_fk)),
  );
  const listed = (all: readonly Trilingual[]): string => all.map((one) => one[language]).join(', ');
  const [valors, treta, canviada]: [string[], string[], string[]] = [[], [], []];
  for (const one of checks) {
    const check = Number(one.comprovacio_fk);
    const nom = (JSON.parse(one.nom) as Trilingual)[language];
    const now = found.get(check);
    const given = asked.get(check);
    if (!now || (one.afegida === 0 && !has.has(check))) {
      treta.push(nom);
      continue;
    }
    const was = valorsDe(pla, row, one);
    const comes = given
      ? valorsDe({ data }, row, { comprovacio_fk: one.comprovacio_fk, valors: JSON.stringify(given.valors) })
      : was;
    if (one.afegida === 0 && !same(JSON.stringify(was), comes))
      valors.push(`${nom}: ${listed(was) || '—'} → ${listed(comes) || '—'}`);
    const { criteri, frequencia, normes } = now;
    if (!(same(one.criteri, criteri) && same(one.frequencia, frequencia) && same(one.normes, normes)))
      canviada.push(nom);
  }
  return { valors, treta, canviada };
};
