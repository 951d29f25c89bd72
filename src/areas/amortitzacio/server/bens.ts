import type { Be } from '#areas/despesa/contract/be.ts';
import { type DespesaPorts, taulesDeBens } from '#areas/despesa/server/index.ts';
import { type Avis, CodedError, invalid } from '#kernel/coded-error.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { type BeFields, fieldsOf, sumableOf } from './be.ts';
import { faultsOf, tancatAvisos } from './rules.ts';
import { CAP, checkAnys, columnsOf, SENSE_BAIXA } from './service.ts';
import { type BeRow, deleteBe, insertBe, listOfDespeses, updateBe } from './store.ts';

type Bens = NonNullable<DespesaPorts['bens']>;

const venut = (row: BeRow): CodedError => new CodedError(409, 'be_venut', { params: { nom: row.descripcio } });

const sameColumns = (row: BeRow, columns: object): boolean =>
  Object.entries(columns).every(([key, value]) => row[key as keyof BeRow] === value);

/** A good as a line says it, with what only its own record says. */
const keptAs = (row: BeRow | undefined, be: Be, valor: number) => {
  const kept = row && fieldsOf(row);
  const fields: BeFields = {
    ...be,
    amortitzat_abans: kept?.amortitzat_abans ?? 0,
    exercici_inicial: kept?.exercici_inicial ?? null,
    observacions: kept?.observacions ?? '',
  };
  const columns = columnsOf(fields, valor);
  const whole = { percentatges: CAP, ...SENSE_BAIXA, ...row, ...columns };
  return { fields, columns, whole, same: row !== undefined && sameColumns(row, columns) };
};

/** Closed years that goods of an expense would change, each told at its line. */
const avisos: Bens['avisos'] = async (context, { despesaId, linies }) => {
  const have = despesaId === null ? [] : await listOfDespeses(context.db, context.empresa.id, [despesaId]);
  const taules = await taulesDeBens(context.db, context.empresa.id);
  const found: Avis[] = [];
  for (const [place, { clau, cost, be }] of linies.entries()) {
    if (!be) continue;
    const row = have.find((one) => one.clau === clau);
    const { whole, same } = keptAs(row, be, cost);
    const cami = `linies.${place}.be_inversio`;
    if (!same)
      found.push(...(await tancatAvisos(context, row ? sumableOf(row, taules) : null, sumableOf(whole, taules), cami)));
  }
  return found;
};

/** Keeps what lines of an expense say of goods; a good that left is not taken away with its line. */
const desa: Bens['desa'] = async (context, { despesaId, linies }) => {
  const { db, empresa, clock } = context;
  const have = await listOfDespeses(db, empresa.id, [despesaId]);
  const said = linies.flatMap(({ be, ...linia }, place) => (be ? [{ ...linia, be, place }] : []));
  const now = clock.now();
  const taules = await taulesDeBens(db, empresa.id);
  for (const row of have)
    if (!said.some(({ clau }) => clau === row.clau)) {
      if (row.baixa_data !== null) throw venut(row);
      await checkAnys(context, row);
      await deleteBe(db, empresa.id, row.id);
    }
  for (const { clau, cost, be, place } of said) {
    const row = have.find((one) => one.clau === clau);
    const { fields, columns, whole, same } = keptAs(row, be, cost);
    if (same) continue;
    const faults = faultsOf(sumableOf(whole, taules), fields);
    if (faults.length > 0)
      throw invalid(faults.map((fault) => ({ ...fault, cami: `linies.${place}.be_inversio.${fault.cami}` })));
    if (whole.baixa_data !== null && whole.baixa_data < columns.data_inici)
      throw invalid([{ cami: `linies.${place}.be_inversio.data_inici`, codi: 'baixa_abans_de_l_us' }]);
    if (row) await updateBe(db, row, { ...columns, canviat: now });
    else
      await insertBe(db, {
        ...columns,
        ...SENSE_BAIXA,
        percentatges: CAP,
        empresa_fk: empresa.id,
        versio: 1,
        despesa_fk: despesaId,
        clau,
        creat: now,
        canviat: now,
      });
  }
};

const of: Bens['of'] = async (db, empresaId, despesaIds) => {
  const found = new Map<number, Map<string, NonNullable<Parameters<Bens['desa']>[1]['linies'][number]['be']>>>();
  for (const row of await listOfDespeses(db, empresaId, despesaIds)) {
    const { amortitzat_abans: _abans, exercici_inicial: _inicial, observacions: _observacions, ...be } = fieldsOf(row);
    const id = row.despesa_fk ?? 0;
    const goods = found.get(id) ?? new Map();
    found.set(id, goods.set(row.clau ?? '', be));
  }
  return found;
};

/** Goods of lines of expenses, as the room of expenses asks for them. */
export const bensDeDespesa: Bens = {
  desa,
  avisos,
  of,
  vendut: async (db, empresaId, despesaId) =>
    (await listOfDespeses(db, empresaId, [despesaId])).some((row) => row.baixa_data !== null),
  treu: async (context: CompanyContext, despesaId) => {
    const { db, empresa } = context;
    const rows = await listOfDespeses(db, empresa.id, [despesaId]);
    for (const row of rows) await checkAnys(context, row);
    for (const row of rows) await deleteBe(db, empresa.id, row.id);
    return rows.length === 0 ? null : rows;
  },
  torna: async (context, kept) => {
    for (const row of kept as readonly BeRow[]) {
      await checkAnys(context, row);
      await insertBe(context.db, row);
    }
  },
};
