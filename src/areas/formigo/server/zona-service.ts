import { randomUUID } from 'node:crypto';
import { CodedError, type FieldFault, fieldFault, invalid, notFound } from '#kernel/coded-error.ts';
import { checkTreball, holdOpenTreball, saveResumFormigo } from '#areas/treball/server/index.ts';
import type { Treball } from '#areas/treball/contract/schemas.ts';
import { recordHistory } from '#server/historial/store.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { checkAvisos, checkVersio, givenFields } from '#server/http/editing.ts';
import type { z } from 'zod';
import type { zonaCreateBody, zonaUpdateBody } from '../contract/inputs.ts';
import type { Zona } from '../contract/schemas.ts';
import { checkDesignacio } from '../domain/designacio-regles.ts';
import { composeAmbients, parseAmbients, parseDesignacio } from '../domain/designacio.ts';
import { marksOf } from '../domain/distintius.ts';
import type { NormaReason, Normativa } from '../domain/tipus.ts';
import { outcomeOf, previsioOf, readCanvis, rejudge } from './judging.ts';
import { presentZona } from './present.ts';
import { designacioOf, toScaled, VOLUM, type ZonaFields, zonaColumns, zonaFieldsOf } from './rows.ts';
import { exceptionBy, normaOfTreball, readSettings } from './settings.ts';
import { deleteZona, findZona, insertLots, insertPastada, insertZona, listLotsOfZona, listPastadesOfZona, listZones, updateZona } from './store.ts';
import { BLANK_PASTADA, campsOf, hasContent, newPastada } from './seguiment-rows.ts';
import type { LotRow, PastadaRow, ZonaRow } from './tables.ts';

const BLANK: Omit<ZonaFields, 'nom' | 'estructura' | 'modalitat' | 'central'> = {
  tipus: 'HA',
  resistencia: 25,
  consistencia: 'F',
  mesura: 20,
  ambient: 'XC1',
  distintiu: 1,
  classe_central: null,
  certificat: null,
  volum: null,
  setmanes: null,
  superficie: null,
  plantes: null,
  observacions: '',
};

/** The zone's row when the caller may see its work; 404 otherwise. */
export const loadZona = async (context: CompanyContext, id: number): Promise<ZonaRow> => {
  const row = await findZona(context.db, context.empresa.id, id);
  if (!row) throw notFound();
  await checkTreball(context, row.treball_fk);
  return row;
};

/** The same, its work held and open. */
export const holdZona = async (context: CompanyContext, id: number): Promise<{ zona: ZonaRow; treball: Treball }> => {
  const row = await findZona(context.db, context.empresa.id, id);
  if (!row) throw notFound();
  const treball = await holdOpenTreball(context, row.treball_fk);
  const zona = await findZona(context.db, context.empresa.id, id);
  if (!zona) throw notFound();
  return { zona, treball };
};

export const getZona = async (context: CompanyContext, id: number): Promise<Zona> => {
  const zona = await loadZona(context, id);
  const { db, empresa } = context;
  const [lots, pastades, canvis] = [
    await listLotsOfZona(db, empresa.id, id),
    await listPastadesOfZona(db, empresa.id, id),
    await readCanvis(db, empresa.id, zona.treball_fk),
  ];
  return presentZona(zona, lots, pastades, canvis);
};

/** Judges the work again, keeps its summary and writes in the history the verdicts that moved. */
export const judgeAfter = async (context: CompanyContext, treballId: number) => {
  const { moved, resum, concrete } = await rejudge(context.db, context.empresa.id, treballId);
  await saveResumFormigo(context.db, context.empresa.id, treballId, resum);
  await recordHistory(
    context,
    moved.map(({ lot, abans, despres }) => ({
      entitat: 'zona_lot' as const,
      id: lot.id,
      accio: 'veredicte' as const,
      abans: { veredicte: abans },
      despres: { veredicte: despres },
      arrel: { entitat: 'zona' as const, id: lot.zona_fk },
    })),
  );
  return { moved, concrete };
};

const FAULT_FIELD: Readonly<Record<string, string>> = { ambients: 'ambient' };

const checkFields = (fields: ZonaFields, norma: NormaReason, day: string | null): void => {
  const camps: FieldFault[] = [];
  if (!parseAmbients(fields.ambient)) camps.push({ cami: 'ambient', codi: 'ambient_desconegut' });
  for (const fault of checkDesignacio(designacioOf(fields), norma.normativa).faults)
    // Strength 0 is one not known yet: it may be kept, and its lots say so.
    if (!(fault.camp === 'resistencia' && fields.resistencia === 0))
      camps.push({ cami: FAULT_FIELD[fault.camp] ?? fault.camp, codi: fault.codi, params: fault.params });
  if (!marksOf(norma.normativa, day).includes(fields.distintiu))
    camps.push({ cami: 'distintiu', codi: 'distintiu_fora_de_norma', params: { normativa: norma.normativa } });
  if (camps.length > 0) throw invalid(camps);
};

const designationGiven = (text: string | undefined): Partial<ZonaFields> => {
  if (text === undefined) return {};
  const parsed = parseDesignacio(text);
  if (!parsed.ok) throw fieldFault('designacio', `designacio_${parsed.failure}`);
  const { ambients, ...rest } = parsed.value;
  return { ...rest, ambient: composeAmbients(ambients) };
};

/** Ambient as the parser writes it: letter case of the regulation. */
const tidy = (fields: ZonaFields): ZonaFields => {
  const ambients = parseAmbients(fields.ambient);
  return ambients ? { ...fields, ambient: composeAmbients(ambients) } : fields;
};

const settleNorma = async (
  context: CompanyContext,
  treball: Treball,
  given: z.output<typeof zonaCreateBody>['excepcio'],
): Promise<NormaReason> => {
  const settings = await readSettings(context, treball.id);
  const excepcio = given ? exceptionBy(context, given) : given === null ? null : settings.excepcio;
  const norma = normaOfTreball(treball, excepcio);
  if (!norma) throw new CodedError(422, 'cal_data', { camps: [{ cami: 'excepcio', codi: 'cal_data' }] });
  return norma;
};

export const newLot = (
  context: CompanyContext,
  zona: Pick<ZonaRow, 'id' | 'treball_fk'>,
  given: { numero: number; clau_client?: string | undefined; descripcio?: string; volum?: number | null; amassades?: number | null },
): Omit<LotRow, 'id'> => ({
  empresa_fk: context.empresa.id,
  treball_fk: zona.treball_fk,
  zona_fk: zona.id,
  clau_client: given.clau_client ?? randomUUID(),
  versio: 1,
  numero: given.numero,
  descripcio: given.descripcio ?? '',
  volum: given.volum ?? null,
  amassades: given.amassades ?? null,
  respostes: '{}',
  decisio: null,
  verdict: 'pendent',
  insuficients: 0,
  per_sota_fck: 0,
  mostres_tingudes: 0,
  mostres_demanades: null,
  veredicte: '{}',
  abans: '{}',
  creat: context.clock.now(),
  canviat: context.clock.now(),
  canviat_per: context.caller.nom,
});

/** Makes for each new lot the samples that it asks for, without data yet: the lot stays pending until they have a value. */
export const planPastades = async (context: CompanyContext, zona: ZonaRow, lotIds: readonly number[]): Promise<PastadaRow[]> => {
  const { db, empresa } = context;
  const lots = await listLotsOfZona(db, empresa.id, zona.id);
  const { mostresLot } = previsioOf(zona, lots, await readCanvis(db, empresa.id, zona.treball_fk));
  const place = { empresa_fk: empresa.id, treball_fk: zona.treball_fk, zona_fk: zona.id };
  const made: PastadaRow[] = [];
  for (const [index, lot] of lots.entries()) {
    if (!lotIds.includes(lot.id)) continue;
    const asked = Math.min((mostresLot[index] ?? mostresLot[0])?.mostres ?? 0, 200);
    for (let numero = 1; numero <= asked; numero += 1) {
      const row = newPastada({ ...place, lot_fk: lot.id }, { ...BLANK_PASTADA, numero }, context.clock.now());
      made.push({ ...row, id: await insertPastada(db, row) });
    }
  }
  return made;
};

export const createZona = async (context: CompanyContext, body: z.output<typeof zonaCreateBody>): Promise<Zona> => {
  const { db, empresa } = context;
  const treball = await holdOpenTreball(context, body.treball_fk);
  const settings = await readSettings(context, treball.id);
  const { treball_fk, designacio, excepcio, lots: asked, preveu_pastades, volums_lots, nom, estructura, ...given } = givenFields(body);
  const norma = await settleNorma(context, treball, excepcio);
  const fields = tidy({
    ...BLANK,
    nom,
    estructura,
    ambient: norma.normativa === 'CODI' ? 'XC1' : 'IIa',
    modalitat: settings.modalitat,
    central: settings.central,
    ...given,
    ...designationGiven(designacio),
  });
  checkFields(fields, norma, treball.data_projecte ?? treball.data_encarrec);
  const siblings = await listZones(db, empresa.id, treball_fk);
  const now = context.clock.now();
  const row: Omit<ZonaRow, 'id'> = {
    ...zonaColumns(fields),
    empresa_fk: empresa.id,
    treball_fk,
    versio: 1,
    ordre: Math.max(0, ...siblings.map((zona) => zona.ordre)) + 1,
    normativa: norma.normativa,
    norma: JSON.stringify(norma),
    norma_fixada: 0,
    creat: now,
    canviat: now,
  };
  const id = await insertZona(db, row);
  const zona = { ...row, id };
  const forecast = previsioOf(zona, [], await readCanvis(db, empresa.id, treball_fk)).lots ?? 0;
  const count = volums_lots?.length ?? Math.min(asked ?? forecast, 500);
  const rows = Array.from({ length: count }, (_, index) =>
    newLot(context, zona, { numero: index + 1, volum: toScaled(volums_lots?.[index] ?? null, VOLUM) }),
  );
  const ids = await insertLots(db, rows);
  if (preveu_pastades !== false) await planPastades(context, zona, ids);
  await recordHistory(context, [
    { entitat: 'zona', id, accio: 'crea', despres: { ...fields, normativa: norma.normativa, lots: count }, arrel: { entitat: 'treball', id: treball_fk } },
  ]);
  await judgeAfter(context, treball_fk);
  return getZona(context, id);
};

const nextNorma = async (
  context: CompanyContext,
  treball: Treball,
  zona: ZonaRow,
  given: z.output<typeof zonaUpdateBody>['excepcio'],
): Promise<NormaReason> => {
  const current = JSON.parse(zona.norma) as NormaReason;
  if (given === undefined) return current;
  const norma = await settleNorma(context, treball, given);
  if (zona.norma_fixada === 1 && norma.normativa !== current.normativa) throw new CodedError(409, 'normativa_fixada');
  return norma;
};

export const updateZonaRecord = async (context: CompanyContext, id: number, body: z.output<typeof zonaUpdateBody>): Promise<Zona> => {
  const { zona, treball } = await holdZona(context, id);
  const current = await getZona(context, id);
  checkVersio(body.versio, current);
  const { designacio, excepcio, ...given } = givenFields(body);
  const norma = await nextNorma(context, treball, zona, excepcio);
  const before = zonaFieldsOf(zona);
  const fields = tidy({ ...before, ...given, ...designationGiven(designacio) });
  checkFields(fields, norma, treball.data_projecte ?? treball.data_encarrec);
  await updateZona(context.db, context.empresa.id, id, {
    ...zonaColumns(fields),
    normativa: norma.normativa,
    norma: JSON.stringify(norma),
    versio: zona.versio + 1,
    canviat: context.clock.now(),
  });
  await recordHistory(context, [
    {
      entitat: 'zona',
      id,
      accio: 'canvia',
      abans: { ...before, normativa: zona.normativa as Normativa },
      despres: { ...fields, normativa: norma.normativa, ...(norma.canviada && { motiu: norma.canviada.motiu }) },
      arrel: { entitat: 'treball', id: zona.treball_fk },
    },
  ]);
  await judgeAfter(context, zona.treball_fk);
  return getZona(context, id);
};

export const removeZona = async (context: CompanyContext, id: number, accepted: readonly string[]): Promise<void> => {
  const { zona } = await holdZona(context, id);
  const lots = await listLotsOfZona(context.db, context.empresa.id, id);
  const pastades = await listPastadesOfZona(context.db, context.empresa.id, id);
  const filled = pastades.filter((row) => hasContent(campsOf(row)));
  if (filled.length > 0)
    checkAvisos([{ codi: 'te_resultats', cami: '', params: { lots: lots.length, pastades: filled.length } }], accepted);
  await recordHistory(context, [
    {
      entitat: 'zona',
      id,
      accio: 'suprimeix',
      abans: {
        ...zonaFieldsOf(zona),
        normativa: zona.normativa,
        lots: lots.map((lot) => ({ numero: lot.numero, resultat: outcomeOf(lot.verdict, lot.insuficients === 1) })),
        pastades: pastades.map(({ numero, albara, data, resistencia }) => ({ numero, albara, data, resistencia: resistencia === null ? null : resistencia / 100 })),
      },
      arrel: { entitat: 'treball', id: zona.treball_fk },
    },
  ]);
  await deleteZona(context.db, context.empresa.id, id);
  await judgeAfter(context, zona.treball_fk);
};
