import { setImmediate as breathe } from 'node:timers/promises';
import type { AgentFields } from '#areas/agent/contract/blank.ts';
import type { Agent } from '#areas/agent/contract/schemas.ts';
import { type Avis, CodedError, type FieldFault } from '#kernel/coded-error.ts';
import { trimestreOf } from '#kernel/trimestre.ts';
import type { CompanyContext } from '#server/http/context.ts';
import type { FilaJutjada, Heard, Judici, Registre } from '#server/imports/index.ts';
import type { SheetRead } from '#server/sheets/index.ts';
import type { ImportCampDespesa } from '../../contract/importacio.ts';
import { type DespesaFields, type ImportsDespesa, MARGE_QUOTA, MAX_LINIES_DESPESA } from '../../contract/schemas.ts';
import { decimalOf } from '../../domain/celles.ts';
import { isAutoliquidada } from '../../domain/imports.ts';
import { deduitDApats } from '../apats.ts';
import { avisosFiscals } from '../avisos-fiscals.ts';
import { importsOfFields, numClau } from '../fields.ts';
import { diesDe } from '../load.ts';
import { fieldsOfNew } from '../nova.ts';
import { avisRetencio } from '../retencio.ts';
import { avisRepetida, mateix, propisAvisos, propisFaults } from '../rules.ts';
import { type Coneguts, conegutsOf, type Proveidor } from './coneguts.ts';
import { cellOf, type FilaLlegida, IMPORTS, readFila } from './fila.ts';
import { muntar } from './muntatge.ts';

/** Rows of expenses in one sheet: they come in in one transaction, which others wait for. */
const MOST = 5_000;
/** Rows read, or expenses judged, before others are let on. */
const AT_ONCE = 200;

export interface FilaDespesa extends FilaJutjada {
  readonly llegida: FilaLlegida;
  readonly de_fila: number;
  readonly proveidor_nou: boolean;
  readonly tipus_despesa: string;
  /** The sheet names a kind otherwise than any is called. */
  readonly tipus_no_trobat: boolean;
  readonly base: number | null;
  readonly quota: number | null;
  readonly total: number | null;
  /** Of the whole expense; null where something stops it. */
  readonly total_despesa: number | null;
}
/** An expense of a sheet, ready to be kept. */
export interface DespesaDeFull {
  readonly fields: DespesaFields;
  readonly imports: ImportsDespesa;
  readonly agent: Agent | null;
  /** Tax id of its supplier. */
  readonly nif: string;
  /** What its supplier would be made of, and what tells it from others; null: it is one already, or nobody. */
  readonly nou: { readonly clau: string; readonly fields: AgentFields } | null;
}
export interface AskedDespesa {
  readonly columnes: readonly (ImportCampDespesa | null)[];
  readonly tipus_despesa_fk?: number | null;
  readonly tipus_escrits?: readonly { readonly text: string; readonly tipus_despesa_fk: number }[];
  readonly crea_proveidors?: boolean;
}

/** Where a fault of an expense is told: its row among those of the expense, and its column. */
const placed = ({ cami, codi, params }: FieldFault): { at: number; fault: FieldFault } => {
  const [, place, key = ''] = /^linies\.(\d+)\.?(.*)$/.exec(cami) ?? [];
  const own = place === undefined ? cami : key;
  const names: Readonly<Record<string, string>> = {
    agent_fk: 'proveidor',
    nom_proveidor: 'proveidor',
    irpf_fk: 'irpf',
    iva_fk: 'iva',
    causa: 'iva',
    quota_recarrec: 'recarrec',
    tipus_despesa_fk: 'tipus_despesa',
    deduible: 'tipus_despesa',
    iva_deduible: 'recarrec',
    treballs: 'treball',
    linies: '',
  };
  const camp = names[own] ?? own.split('.')[0] ?? '';
  return { at: Number(place ?? 0), fault: { cami: camp, codi, ...(params && { params }) } };
};

/** Totals written beside the lines: of each row, or the same of the whole in every row; with or without what is withheld. */
const totalFault = (rows: readonly FilaLlegida[], imports: ImportsDespesa): FieldFault | null => {
  const said = rows.flatMap((row) => row.total ?? []);
  const [first] = said;
  if (first === undefined) return null;
  const margin = MARGE_QUOTA * rows.length;
  const sums = [said.reduce((sum, one) => sum + one, 0), ...(said.every((one) => one === first) ? [first] : [])];
  const right = sums.some((sum) => [imports.total, imports.a_pagar].some((own) => Math.abs(own - sum) <= margin));
  return right
    ? null
    : {
        cami: 'total',
        codi: 'total_no_quadra',
        params: { total: (sums.at(-1) ?? 0) / 100, calculat: imports.total / 100 },
      };
};

interface Grup {
  readonly rows: FilaLlegida[];
  readonly proveidor: Proveidor;
  /** The row that it says over again; null: none. */
  readonly repeteix: number | null;
}
/** What two rows of an invoice have in common when one says the other over again. */
const DIUEN = ['concepte', 'tipus_despesa', 'treball', 'iva', 'causa', 'irpf', ...IMPORTS] as const;
/** A total well over its own line is that of the whole invoice: its rows may be alike and be all of it. */
const diuElTot = ({ base, total }: FilaLlegida): boolean =>
  base !== null && total !== null && 2 * Math.abs(total) > 3 * Math.abs(base);
const igual = (one: FilaLlegida, other: FilaLlegida): boolean =>
  !diuElTot(one) && DIUEN.every((camp) => one[camp] === other[camp]);

/**
 * Rows of the same supplier, number and day are one expense; those without a number, one each. A row that says another over again
 * stands apart, and is asked about.
 */
const grupsOf = (rows: readonly FilaLlegida[], coneguts: Coneguts): Grup[] => {
  const grups = new Map<string, Grup>();
  for (const row of rows) {
    const proveidor = coneguts.proveidorOf(row);
    const num = numClau(row.num_factura);
    const key = num === '' || row.data === null ? `fila ${row.fila}` : `${proveidor.clau} ${num} ${row.data}`;
    const grup = grups.get(key);
    const abans = grup?.rows.find((one) => igual(row, one));
    if (abans) grups.set(`${key} fila ${row.fila}`, { rows: [row], proveidor, repeteix: abans.fila });
    else if (grup) grup.rows.push(row);
    else grups.set(key, { rows: [row], proveidor, repeteix: null });
  }
  return [...grups.values()];
};

interface Jutjat {
  readonly registre: Registre<DespesaDeFull> | null;
  readonly fields: DespesaFields | null;
  readonly imports: ImportsDespesa | null;
  readonly faltes: ReadonlyMap<number, readonly FieldFault[]>;
  readonly avisos: readonly Avis[];
  /** Since when an expense with its number is there. */
  readonly des_de?: string;
}

/** What expenses of the sheet said before. */
interface Abans {
  /** The row of each number of a supplier. */
  readonly numeros: Map<string, number>;
  /** Cents of own meals that are deducted, by day; of the expenses that were there too. */
  readonly apats: Map<string, number>;
}

const judgeGrup = (
  context: CompanyContext,
  { rows, proveidor, repeteix }: Grup,
  coneguts: Coneguts,
  asked: AskedDespesa,
  abans: Abans,
): Jutjat => {
  const faltes = new Map<number, FieldFault[]>(rows.map((row) => [row.fila, [...row.faltes]]));
  const [first] = rows;
  const lead = faltes.get(first?.fila ?? 0) ?? [];
  lead.push(...proveidor.faltes);
  const stopped = (fields: DespesaFields | null = null, imports: ImportsDespesa | null = null): Jutjat => {
    // An expense comes in whole or not at all.
    const wrong = rows.find((row) => (faltes.get(row.fila)?.length ?? 0) > 0);
    for (const row of rows)
      if (wrong && faltes.get(row.fila)?.length === 0)
        faltes.get(row.fila)?.push({ cami: '', codi: 'germana_amb_errors', params: { n: wrong.fila } });
    return { registre: null, fields, imports, faltes, avisos: [] };
  };
  if (rows.length > MAX_LINIES_DESPESA)
    lead.push({ cami: 'num_factura', codi: 'linies_massa', params: { maxim: MAX_LINIES_DESPESA } });
  if (first?.data == null || rows.length > MAX_LINIES_DESPESA) return stopped();
  const { agent, nou } = proveidor;
  const diuen = {
    iva: asked.columnes.includes('iva') || asked.columnes.includes('quota'),
    irpf: asked.columnes.includes('irpf') || asked.columnes.includes('retingut'),
    tipusDespesa: asked.tipus_despesa_fk ?? null,
  };
  const given = muntar(rows, { agent, coneguts, diuen, faltes });
  const fields = fieldsOfNew(given, {
    agent,
    arbre: coneguts.arbre,
    iva: coneguts.iva,
    today: context.clock.today(),
  });
  let imports: ImportsDespesa | null = null;
  try {
    const own = propisFaults(fields, coneguts.arbre, importsOfFields);
    imports = own.imports;
    for (const { at, fault } of own.faults.map(placed)) faltes.get(rows[at]?.fila ?? first.fila)?.push(fault);
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    lead.push({ cami: 'base', codi: 'massa_gran', params: { maxim: 10_000_000_000 } });
  }
  const sum = imports && totalFault(rows, imports);
  if (sum && [...faltes.values()].every((some) => some.length === 0)) lead.push(sum);
  const nif = agent?.nif ?? nou?.nif ?? '';
  const shut = diesDe({ fields, retingut: imports?.retingut ?? 0, nif }, coneguts.fiscal).find(
    (day) => day !== null && coneguts.closed(day),
  );
  if (shut != null) {
    const { trimestre, exercici } = trimestreOf(shut);
    lead.push({ cami: 'data', codi: 'trimestre_tancat', params: { trimestre, exercici: String(exercici) } });
  }
  if (!imports || [...faltes.values()].some((some) => some.length > 0)) return stopped(fields, imports);
  const told = {
    nom: agent?.nom_complet ?? fields.nom_proveidor,
    nif: agent?.nif ?? '',
    nif_pais: agent?.nif_pais ?? 'ES',
  };
  const num = numClau(fields.num_factura);
  // The last to come in: what was there when the sheet was opened is not all that may be.
  const same = num === '' ? undefined : coneguts.numbers.get(num)?.findLast(mateix(fields, told));
  const key = `${proveidor.clau} ${num} ${fields.data.slice(0, 4)}`;
  const twin = num === '' ? undefined : abans.numeros.get(key);
  if (num !== '' && twin === undefined) abans.numeros.set(key, first.fila);
  const apats = abans.apats.get(fields.data) ?? 0;
  // One that was there, or is told twice, stays out by itself.
  if (repeteix === null && !same) abans.apats.set(fields.data, apats + deduitDApats(fields, imports, coneguts.arbre));
  const avisos = [
    ...avisRepetida(repeteix === null ? same : undefined),
    ...(repeteix === null ? [] : [{ codi: 'fila_repetida', cami: '', params: { n: repeteix } }]),
    ...(twin === undefined || repeteix !== null
      ? []
      : [{ codi: 'num_repetit_full', cami: 'num_factura', params: { n: twin } }]),
    ...proveidor.avisos,
    ...[
      ...propisAvisos(fields, imports, { proveidor: told, today: context.clock.today() }),
      ...avisRetencio(fields, {
        arbre: coneguts.arbre,
        agent,
        enPortava: coneguts.enPortava(
          agent?.id ?? 0,
          fields.linies.map((one) => one.tipus_despesa_fk),
        ),
      }),
      ...avisosFiscals(fields, imports, { nif, arbre: coneguts.arbre, apats, ...coneguts.fiscal }),
    ].map((avis) => placed(avis).fault),
  ];
  const [fila, ...others] = rows.map((row) => row.fila);
  return {
    registre: {
      files: [fila ?? 0, ...others],
      made: { fields, imports, nif, agent: nou ? null : agent, nou: nou && { clau: proveidor.clau, fields: nou } },
    },
    fields,
    imports,
    faltes,
    avisos,
    ...(same && { des_de: same.creat }),
  };
};

/** What a last row has where it adds up those above: amounts, and nothing that names an expense but the word itself. */
const esDeTotals = (row: FilaLlegida | undefined): boolean =>
  row !== undefined &&
  row.data === null &&
  [row.num_factura, row.proveidor, row.nif].every((text) => text === '' || TOTALS.test(text)) &&
  (row.celles.some((cell) => TOTALS.test(cell.trim())) || (row.concepte === '' && row.tipus_despesa === '')) &&
  IMPORTS.some((camp) => row[camp] !== null);
const TOTALS = /^(sub)?totale?s?( (general|final|del trimestre|trimestre))?:?$/i;

/** Every row of a sheet, a last one of totals apart, and the expenses that they make. Refuses with 422 `full_massa_files` a sheet too long. */
export const judgeDespeses = async (
  context: CompanyContext,
  read: SheetRead,
  asked: AskedDespesa,
  heard: Heard,
): Promise<Judici<FilaDespesa, DespesaDeFull>> => {
  if (read.files.length > MOST) throw new CodedError(422, 'full_massa_files', { params: { maxim: MOST } });
  const amounts = read.files.flatMap((cells) => IMPORTS.map((camp) => cellOf(cells, asked.columnes, camp)));
  const decimal = decimalOf(amounts.filter(Boolean), read.format === 'xlsx');
  const all = read.files.map((celles, at) => readFila(celles, asked.columnes, { fila: at + 2 + read.abans, decimal }));
  const rows = all.length > 1 && esDeTotals(all.at(-1)) ? all.slice(0, -1) : all;
  const coneguts = await conegutsOf(context, rows, asked.tipus_escrits);
  const judged = new Map<number, FilaDespesa>();
  const registres: Registre<DespesaDeFull>[] = [];
  const abans: Abans = { numeros: new Map(), apats: new Map(coneguts.apats) };
  let done = 0;
  for (const [at, grup] of grupsOf(rows, coneguts).entries()) {
    if (at % AT_ONCE === 0) {
      await breathe();
      heard.signal.throwIfAborted();
      heard.progress?.(done);
    }
    done += grup.rows.length;
    const one = judgeGrup(context, grup, coneguts, asked, abans);
    if (one.registre) registres.push(one.registre);
    const de_fila = grup.rows[0]?.fila ?? 0;
    // The first row tells what there is to say of the supplier; others, where they call it otherwise.
    const otherName = (row: FilaLlegida): readonly Avis[] =>
      row.proveidor === grup.rows[0]?.proveidor ? [] : coneguts.proveidorOf(row).avisos;
    for (const [place, row] of grup.rows.entries()) {
      // Where its amount could not be read nothing is worked out of it: what was made in its place is no amount.
      const unknown = row.base === null && row.total === null;
      const linia = one.fields?.linies[place];
      const sums = unknown ? undefined : one.imports?.linies[place];
      judged.set(row.fila, {
        fila: row.fila,
        celles: row.celles,
        nom: [grup.proveidor.agent?.nom_complet ?? row.proveidor, row.num_factura].filter(Boolean).join(' · '),
        faltes: one.faltes.get(row.fila) ?? [],
        avisos: place === 0 ? one.avisos : one.registre ? otherName(row) : [],
        ...(place === 0 && one.des_de !== undefined && { des_de: one.des_de }),
        llegida: row,
        de_fila,
        proveidor_nou: grup.proveidor.nou !== null && asked.crea_proveidors !== false,
        tipus_despesa: coneguts.arbre.get(linia?.tipus_despesa_fk ?? 0)?.nom ?? row.tipus_despesa,
        tipus_no_trobat: coneguts.desconegut(row.tipus_despesa),
        base: unknown ? null : (linia?.base ?? row.base),
        quota: sums?.quota ?? row.quota,
        total:
          one.fields && linia && sums
            ? linia.base + (isAutoliquidada(one.fields) ? 0 : sums.quota + sums.quota_recarrec)
            : row.total,
        total_despesa: one.registre ? (one.imports?.total ?? null) : null,
      });
    }
  }
  return { files: rows.flatMap((row) => judged.get(row.fila) ?? []), registres };
};
