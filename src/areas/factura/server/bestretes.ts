import { sql } from 'kysely';
import type { z } from 'zod';
import { agentById } from '#areas/agent/server/index.ts';
import { namesOfTreballs } from '#areas/treball/server/index.ts';
import type { Executor } from '#server/database/tables.ts';
import type { CompanyContext } from '#server/http/context.ts';
import type { BestretaFacturada, bestretaQuery } from '../contract/bestretes.ts';
import type { FacturaEmesa } from '../contract/schemas.ts';
import { descomptades, excesDescomptat, type PartCobrada, partsOf, sumades } from '../domain/bestreta.ts';
import { empresaOf } from './defectes.ts';
import { paperWording } from './document-wording.ts';
import { composeEmesa, readEmesa } from './emesa.ts';
import { fieldsOf } from './fields.ts';
import { listRectificades, listRectificadores, takesPlace } from './part-store.ts';
import type { ProblemaRegistre } from './ports.ts';
import { type FacturaRow, findFactures } from './store.ts';

/** Invoices that are offered at most. */
const OFFERED = 50;
/** States of what was issued and stands. */
const STANDS = ['emesa', 'incobrable'];

/** Issued invoices of a client that charge something and that nothing took the place of. */
const charging = (db: Executor, empresaId: number, agentId: number) =>
  db
    .selectFrom('factura')
    .select(['id', 'treball_fk'])
    .where('empresa_fk', '=', empresaId)
    .where('agent_fk', '=', agentId)
    .where('estat', 'in', STANDS)
    .where('tipus', 'in', ['ordinaria', 'simplificada'])
    .where('situacio', 'not in', ['rectificada', 'substituida'])
    .where('total_factura', '>', 0)
    .orderBy('data', 'desc')
    .orderBy('id', 'desc');

/** Invoices of a client with lines that take advances off. */
const takingOff = async (db: Executor, empresaId: number, agentId: number): Promise<FacturaRow[]> => {
  const rows = await db
    .selectFrom('factura')
    .innerJoin('factura_contingut', 'factura_contingut.factura_fk', 'factura.id')
    .select('factura.id')
    .where('factura.empresa_fk', '=', empresaId)
    .where('factura.agent_fk', '=', agentId)
    .where('factura.estat', 'in', ['esborrany', ...STANDS])
    .where('factura.tipus', '<>', 'proforma')
    .where(sql<boolean>`factura_contingut.linies like '%"bestreta_fk":%'`)
    .orderBy('factura.id')
    .execute();
  return findFactures(
    db,
    empresaId,
    rows.map(({ id }) => id),
  );
};

const emesaOfAny = (context: CompanyContext, row: FacturaRow): Promise<FacturaEmesa> | FacturaEmesa =>
  row.congelada === null
    ? composeEmesa(context, row, { numero: null, exercici: null, data: row.data })
    : readEmesa(row.congelada);

/**
 * What is left of invoices of a client to take off of others, by rate: what they charged, less what their credit notes gave
 * back and what other invoices take off. What another stands in the place of takes nothing.
 */
const restants = async (
  context: CompanyContext,
  agentId: number,
  rows: readonly FacturaRow[],
  counts: (taking: FacturaRow) => boolean,
): Promise<ReadonlyMap<number, readonly PartCobrada[]>> => {
  const { db, empresa } = context;
  const left = new Map<number, PartCobrada[]>();
  const byNotes = (
    await listRectificadores(
      db,
      empresa.id,
      rows.map(({ id }) => id),
    )
  ).filter(({ metode }) => metode === 'I');
  const notes = new Map(
    (
      await findFactures(
        db,
        empresa.id,
        byNotes.map(({ id }) => id),
      )
    ).map((row) => [row.id, row]),
  );
  for (const row of rows) {
    const parts = row.congelada === null ? [] : [...partsOf(readEmesa(row.congelada))];
    for (const { id, rectificada_fk } of byNotes) {
      const note = rectificada_fk === row.id ? notes.get(id) : undefined;
      if (note?.congelada) parts.push(...partsOf(readEmesa(note.congelada)));
    }
    left.set(row.id, parts);
  }
  const taking = (await takingOff(db, empresa.id, agentId)).filter(counts);
  const replaced = new Set(
    (
      await listRectificadores(
        db,
        empresa.id,
        taking.map(({ id }) => id),
      )
    )
      .filter(({ metode }) => takesPlace(metode))
      .map(({ rectificada_fk }) => rectificada_fk),
  );
  for (const row of taking) {
    if (replaced.has(row.id)) continue;
    const { linies } = await emesaOfAny(context, row);
    for (const [id, parts] of left) parts.push(...descomptades(linies, id));
  }
  return new Map([...left].map(([id, parts]) => [id, sumades(parts)]));
};

/** Issued invoices of a client of which something is left to take off, those of the work first, the last ones before. */
export const listBestretes = async (
  context: CompanyContext,
  query: z.output<typeof bestretaQuery>,
): Promise<BestretaFacturada[]> => {
  const { db, empresa } = context;
  const known = await charging(db, empresa.id, query.agent_fk).execute();
  const ofWork = (id: number | null): boolean => query.treball_fk !== undefined && id === query.treball_fk;
  const ids = [
    ...known.filter(({ treball_fk }) => ofWork(treball_fk)),
    ...known.filter(({ treball_fk }) => !ofWork(treball_fk)),
  ]
    .map(({ id }) => id)
    .filter((id) => id !== query.factura_fk)
    .slice(0, OFFERED);
  const rows = await findFactures(db, empresa.id, ids);
  const left = await restants(context, query.agent_fk, rows, ({ id }) => id !== query.factura_fk);
  const treballs = await namesOfTreballs(
    db,
    empresa.id,
    rows.flatMap(({ treball_fk }) => treball_fk ?? []),
  );
  const agent = await agentById(db, empresa.id, query.agent_fk);
  const { t } = paperWording(query.idioma ?? agent?.idioma_fk ?? (await empresaOf(context)).idioma_fk);
  return ids.flatMap((id) => {
    const row = rows.find((one) => one.id === id);
    const linies = (left.get(id) ?? []).filter(({ base }) => base > 0);
    if (!row || linies.length === 0) return [];
    const treball = row.treball_fk === null ? undefined : treballs.get(row.treball_fk);
    return [
      {
        id,
        numero: row.numero_text ?? '',
        data: row.data,
        treball: treball ? { id: treball.id, codi: treball.codi } : null,
        linies,
        base: linies.reduce((sum, { base }) => sum + base, 0),
        facturat: fieldsOf(row).linies.find((one) => one.tipus === 'linia')?.concepte ?? '',
        pendent: row.pendent,
        concepte: t('bestreta_factura', { numero: row.numero_text ?? '' }),
      },
    ];
  });
};

/** What stands of an invoice that was rectified whole, and of what rectifies it, is nothing. */
const SENSE_RES: ReadonlySet<string> = new Set(['rectificada', 'substituida']);

/** Numbers of issued invoices that take one off as an advance, and have not been given back themselves. */
export const descomptadaPer = async (context: CompanyContext, row: FacturaRow): Promise<string[]> => {
  if (row.agent_fk === null) return [];
  const { db, empresa } = context;
  const rows = (await takingOff(db, empresa.id, row.agent_fk)).filter(
    ({ estat, linies }) =>
      estat !== 'esborrany' && (JSON.parse(linies) as FacturaEmesa['linies']).some((one) => one.bestreta_fk === row.id),
  );
  const rectified = Map.groupBy(
    await listRectificades(
      db,
      empresa.id,
      rows.map(({ id }) => id),
    ),
    ({ factura_fk }) => Number(factura_fk),
  );
  return rows.flatMap(({ id, situacio, numero_text }) => {
    const back = rectified.get(id)?.every((one) => one.metode === 'I' && one.situacio === 'rectificada') ?? false;
    return back || SENSE_RES.has(situacio) ? [] : [numero_text ?? ''];
  });
};

/** An advance told as money paid on account although an invoice of the same client charged it: it would be taxed twice. */
const facturades = async (
  { db, empresa }: CompanyContext,
  row: FacturaRow,
  emesa: FacturaEmesa,
): Promise<ProblemaRegistre[]> => {
  const amounts = [...new Set(emesa.bestretes.map((one) => one.import).filter((cents) => cents > 0))];
  if (row.agent_fk === null || amounts.length === 0) return [];
  const found = await charging(db, empresa.id, row.agent_fk)
    .select(['numero_text', 'total_factura', 'total', 'base'])
    .where('id', '<>', row.id)
    .where((on) => on.or([on('total_factura', 'in', amounts), on('total', 'in', amounts), on('base', 'in', amounts)]))
    .execute();
  return emesa.bestretes.flatMap((one, place): ProblemaRegistre[] => {
    const same = found.find(({ total_factura, total, base }) => [total_factura, total, base].includes(one.import));
    if (!same) return [];
    const params = { numero: same.numero_text ?? '', import: one.import / 100 };
    return [{ codi: 'bestreta_facturada', cami: `bestretes.${place}.import`, nivell: 'avis', params }];
  });
};

/** Unpaid: what an advance charged is given back although another invoice took it off (LIVA, art. 80). */
const IMPAGATS: ReadonlySet<string> = new Set(['R2', 'R3']);

/** A rectification that leaves less of an advance than other invoices take off of it: what is billed would come to less. */
export const rectificadaDescomptada = async (
  context: CompanyContext,
  emesa: FacturaEmesa,
  rectified: readonly FacturaRow[],
): Promise<ProblemaRegistre[]> => {
  const { rectifica } = emesa;
  const [one, ...others] = rectified;
  if (!rectifica || IMPAGATS.has(rectifica.motiu) || !one?.congelada || others.length > 0 || one.agent_fk === null)
    return [];
  const [factura] = await descomptadaPer(context, one);
  if (factura === undefined) return [];
  const left = await restants(context, one.agent_fk, [one], ({ estat }) => estat !== 'esborrany');
  const gone = rectifica.metode === 'S' ? partsOf(readEmesa(one.congelada)) : [];
  const over = excesDescomptat(
    [...(left.get(one.id) ?? []), ...gone.map((part) => ({ ...part, base: -part.base }))],
    partsOf(emesa),
  );
  const params = { numero: one.numero_text ?? '', factura, import: -(over ?? 0) / 100 };
  return over === null ? [] : [{ codi: 'rectifica_descomptada', cami: 'rectifica.factures', nivell: 'avis', params }];
};

/** What speaks against issuing what an invoice takes off as advances: not of the client, not standing, or taken off already. */
export const bestretaProblems = async (
  context: CompanyContext,
  row: FacturaRow,
  emesa: FacturaEmesa,
): Promise<ProblemaRegistre[]> => {
  const problems = await facturades(context, row, emesa);
  const { linies } = emesa;
  const ids = [...new Set(linies.flatMap(({ bestreta_fk }) => bestreta_fk ?? []))];
  if (ids.length === 0) return problems;
  const { db, empresa } = context;
  const rows = new Map((await findFactures(db, empresa.id, ids)).map((one) => [one.id, one]));
  const gone = new Set(
    (await listRectificadores(db, empresa.id, ids))
      .filter(({ metode }) => takesPlace(metode))
      .map(({ rectificada_fk }) => rectificada_fk),
  );
  const replacing = fieldsOf(row).rectifica?.metode === 'S' ? (emesa.rectifica?.factures ?? []) : [];
  const left =
    row.agent_fk === null
      ? new Map<number, readonly PartCobrada[]>()
      : await restants(
          context,
          row.agent_fk,
          [...rows.values()],
          ({ id, estat }) => id !== row.id && estat !== 'esborrany' && !replacing.some((one) => one.factura_fk === id),
        );
  for (const id of ids) {
    const cami = `linies.${linies.findIndex(({ bestreta_fk }) => bestreta_fk === id)}.concepte`;
    const taken = rows.get(id);
    const params = { numero: taken?.numero_text ?? '' };
    const add = (codi: string, more: Record<string, number> = {}): void => {
      problems.push({ codi, cami, nivell: 'error', params: { ...params, ...more } });
    };
    if (taken && taken.agent_fk !== row.agent_fk) add('bestreta_altre_client');
    else if (!taken || !STANDS.includes(taken.estat) || gone.has(id)) add('bestreta_no_val');
    else {
      const over = excesDescomptat(left.get(id) ?? [], descomptades(linies, id));
      if (over !== null) add('bestreta_descomptada', { import: -over / 100 });
    }
  }
  const parts = [...emesa.descomptes, ...emesa.carrecs].some((one) => 'percentatge' in one);
  if (parts) problems.push({ codi: 'bestreta_amb_descompte', cami: 'descomptes', nivell: 'avis' });
  return problems;
};
