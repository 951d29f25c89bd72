import { agentById, copyOfAgent } from '#areas/agent/server/index.ts';
import { checkObert, periodeTancat } from '#areas/empresa/server/index.ts';
import { nameOfTreball } from '#areas/treball/server/index.ts';
import { CodedError, invalid } from '#kernel/coded-error.ts';
import { recordHistory } from '#server/historial/store.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { checkAvisos, checkVersio, staleVersio } from '#server/http/editing.ts';
import type { Factura, FacturaEmesa } from '../contract/schemas.ts';
import { bestretaProblems, rectificadaDescomptada } from './bestretes.ts';
import { problemsOf, type Rectificat } from './comprova.ts';
import { type Comptador, lockComptador, readComptador, setComptador } from './comptador-store.ts';
import { empresaOf } from './defectes.ts';
import { composeEmesa } from './emesa.ts';
import { columnsOf, fieldsOf, searchColumns, vencimentOf } from './fields.ts';
import { insertImpostos, listRectificades, listRectificadores } from './part-store.ts';
import type { FacturaPorts } from './ports.ts';
import { presentFactura } from './present.ts';
import type { Problema } from './problema.ts';
import { fitaRepetida } from './repetida.ts';
import { clauOf, exerciciOf, numeroOf, type SerieFactura, serieOf } from './series.ts';
import { acceptance, arrelsOf, getFactura, holdFactura, keepRectificades, lligadesDe, loadFactura } from './service.ts';
import { settleAll } from './settle.ts';
import { type FacturaRow, findFactures, isNumberTaken, listOfProforma, updateFactura } from './store.ts';
import { diesDe } from './tancats.ts';

/** What stands against the invoices of ours that one rectifies by differences, and they and what shares it came to. */
const rectificatOf = async ({ db, empresa }: CompanyContext, emesa: FacturaEmesa): Promise<Rectificat | null> => {
  const { rectifica } = emesa;
  const ids = rectifica?.factures.flatMap((one) => one.factura_fk ?? []) ?? [];
  if (rectifica?.metode !== 'I' || ids.length === 0 || ids.length < rectifica.factures.length) return null;
  const by = new Map(
    (await listRectificadores(db, empresa.id, ids)).filter((one) => one.metode === 'I').map((one) => [one.id, one]),
  );
  const shared = (await listRectificades(db, empresa.id, [...by.keys()])).map((one) => one.id);
  const rows = await findFactures(db, empresa.id, [...new Set([...ids, ...shared])]);
  const sum = (of: Iterable<{ readonly total_factura: number }>): number =>
    [...of].reduce((total, one) => total + one.total_factura, 0);
  return { total: sum(rows), pres: sum(by.values()) };
};

/** What it was made of has been invoiced by another, or is agreed no more. */
const origenProblems = async (
  { db, empresa }: CompanyContext,
  ports: FacturaPorts,
  { id, pressupost_fk: pressupostId, proforma_fk }: FacturaRow,
): Promise<Problema[]> => {
  const problems: Problema[] = [];
  const fita = pressupostId === null ? null : await ports.fitaDe(db, empresa.id, { pressupostId, facturaId: id });
  if (fita === 'perduda') problems.push({ cami: '', codi: 'fita_perduda', nivell: 'error' });
  if (fita === 'no_acceptada') problems.push({ codi: 'fita_no_acceptada', cami: '', nivell: 'avis' });
  const made = proforma_fk === null ? [] : await listOfProforma(db, empresa.id, proforma_fk);
  const other = made.find((one) => one.id !== id && one.estat !== 'esborrany' && one.situacio !== 'rectificada');
  if (other)
    problems.push({
      cami: '',
      codi: 'proforma_facturada',
      nivell: 'error',
      params: { numero: other.numero_text ?? '' },
    });
  return problems;
};

/** The invoice as it would be issued from a counter, with all that speaks against it. */
const judge = async (
  context: CompanyContext,
  ports: FacturaPorts,
  given: {
    readonly row: FacturaRow;
    readonly serie: SerieFactura;
    readonly data: string;
    readonly comptador: Comptador;
  },
) => {
  const { db, empresa } = context;
  const { row, serie, data, comptador } = given;
  const exercici = exerciciOf(data);
  const numero = comptador.darrer + 1;
  const { text, ordre } = numeroOf(serie, exercici, numero);
  const emesa = await composeEmesa(context, row, { numero: text, exercici, data });
  const agent = await agentById(db, empresa.id, row.agent_fk);
  const rectificades = await findFactures(
    db,
    empresa.id,
    emesa.rectifica?.factures.flatMap((one) => one.factura_fk ?? []) ?? [],
  );
  const problems = problemsOf(context, ports, {
    row,
    emesa,
    comptador,
    rectificades,
    rectificat: await rectificatOf(context, emesa),
    substituides: await findFactures(db, empresa.id, fieldsOf(row).substitueix),
    pagador: agent ?? null,
    comptes: (await empresaOf(context)).comptes.map(({ iban }) => iban),
    desfasat: agent !== undefined && copyOfAgent(agent).empremta !== row.empremta,
  });
  if (await isNumberTaken(db, empresa.id, text))
    problems.push({ cami: 'serie', codi: 'numero_repetit', nivell: 'error', params: { numero: text } });
  const tancat = await periodeTancat(context, diesDe(fieldsOf(row), data));
  if (tancat)
    problems.push({
      cami: tancat.data === data ? 'data' : 'data_operacio',
      codi: 'periode_tancat',
      nivell: 'error',
      params: tancat,
    });
  problems.push(...(await origenProblems(context, ports, row)));
  problems.push(
    ...(await fitaRepetida(context, row)),
    ...(await bestretaProblems(context, row, emesa)),
    ...(await rectificadaDescomptada(context, emesa, rectificades)),
  );
  return { emesa, problems, exercici, numero, text, ordre };
};

/** What stands in the way of issuing a draft; nothing is written. */
export const comprovaFactura = async (context: CompanyContext, ports: FacturaPorts, id: number) => {
  const row = await loadFactura(context, id);
  if (row.estat !== 'esborrany')
    throw new CodedError(409, 'factura_emesa', { params: { numero: row.numero_text ?? '' } });
  const fields = fieldsOf(row);
  const serie = serieOf(await empresaOf(context), fields.tipus, fields.serie);
  const clau = clauOf(row.empresa_fk, fields.tipus, serie, exerciciOf(row.data));
  const comptador = await readComptador(context.db, clau);
  const { problems, exercici, text } = await judge(context, ports, { row, serie, data: row.data, comptador });
  return {
    serie: serie.codi,
    exercici,
    numero: text,
    data_minima: comptador.darrera_data || null,
    pot: !problems.some((one) => one.nivell === 'error'),
    problemes: problems.map(({ codi, nivell, cami, params }) => ({
      codi,
      nivell,
      cami,
      missatge: context.text(`${nivell === 'error' ? 'camp' : 'avis'}.${codi}`, params),
    })),
  };
};

const refuse = (problems: readonly Problema[], acceptats: readonly string[] | undefined): readonly string[] => {
  const errors = problems.filter((one) => one.nivell === 'error');
  if (errors.length > 0)
    throw invalid(errors.map(({ cami, codi, params }) => ({ cami, codi, ...(params && { params }) })));
  return checkAvisos(
    problems.map(({ codi, cami, params }) => ({ codi, cami, ...(params && { params }) })),
    acceptats,
  );
};

/**
 * Issues a draft: next number of its series, frozen, with its record of billing, all in the caller's transaction. Locks
 * are taken in one order by everybody: the company's chain, the counter of the series, the invoice.
 */
export const emetFactura = async (
  context: CompanyContext,
  ports: FacturaPorts,
  id: number,
  given: {
    readonly versio: number;
    readonly data?: string | undefined;
    readonly avisos_acceptats?: readonly string[] | undefined;
  },
): Promise<Factura> => {
  const { db, empresa, database, clock } = context;
  const { engine } = database;
  const seen = await loadFactura(context, id);
  const seenFields = fieldsOf(seen);
  if (seen.tipus !== 'proforma') await ports.agafaCadena(db, engine, empresa.id);
  const serie = serieOf(await empresaOf(context), seenFields.tipus, seenFields.serie);
  const data = given.data ?? seen.data;
  if (seen.estat === 'esborrany') await checkObert(context, diesDe(seenFields, data));
  const clau = clauOf(empresa.id, seenFields.tipus, serie, exerciciOf(data));
  const comptador = await lockComptador(db, engine, clau);
  const row = await holdFactura(context, id);
  // Asked twice, it was issued once: whoever asks again is shown it.
  if (row.estat === 'emesa') return getFactura(context, ports, id);
  if (row.estat !== 'esborrany') throw new CodedError(409, 'factura_no_esborrany');
  const edited = { entitat: 'factura', id } as const;
  await checkVersio(context, edited, given.versio, await presentFactura(context, ports, row));
  if (row.versio !== seen.versio) throw await staleVersio(context, edited, await getFactura(context, ports, id));

  const { emesa, problems, exercici, numero, text, ordre } = await judge(context, ports, {
    row,
    serie,
    data,
    comptador,
  });
  const accepted = refuse(problems, given.avisos_acceptats);
  const quan = clock.now();
  const fields = { ...fieldsOf(row), data };
  const treball = await nameOfTreball(db, empresa.id, row.treball_fk);
  const changed = await updateFactura(db, row, {
    ...columnsOf(fields, emesa.totals),
    ...searchColumns(fields, {
      numero: text,
      ordre,
      nom: row.copia_nom,
      nif: row.copia_nif,
      treball: treball?.codi ?? '',
    }),
    estat: 'emesa',
    situacio: 'emesa',
    exercici,
    numero,
    numero_text: text,
    emesa: quan,
    congelada: JSON.stringify(emesa),
    venciment: vencimentOf(fields, emesa.totals.total_a_pagar, 0),
    canviat: quan,
  });
  if (!changed) throw await staleVersio(context, edited, await getFactura(context, ports, id));
  await setComptador(db, clau, { darrer: numero, darrera_data: data });
  if (row.tipus !== 'proforma') {
    await insertImpostos(db, { empresaId: empresa.id, facturaId: id }, emesa.totals.grups);
    await ports.registra(context, emesa, quan);
  }
  const { metode, ids: lligades } = lligadesDe(fields);
  if (metode === 'F3' && lligades.length > 0) await keepRectificades(context, id, fields);
  await settleAll(context, id);
  await recordHistory(context, [
    {
      entitat: 'factura',
      id,
      accio: 'emet',
      despres: { numero: text, data, total: emesa.totals.total_a_pagar, ...acceptance(accepted) },
      arrel: arrelsOf(row),
    },
    ...lligades.map((lligada) => ({
      entitat: 'factura' as const,
      id: lligada,
      accio: metode === 'F3' ? ('substitueix' as const) : ('rectifica' as const),
      despres:
        metode === 'F3' ? { substituida_per: text } : { rectificada_per: text, motiu: emesa.rectifica?.motiu ?? '' },
      arrel: arrelsOf(row),
    })),
  ]);
  return getFactura(context, ports, id);
};
