import type { z } from 'zod';
import type { Treball } from '#areas/treball/contract/schemas.ts';
import { holdOpenTreball } from '#areas/treball/server/index.ts';
import type { Desfer } from '#contract/desfer.ts';
import { CodedError, fieldFault } from '#kernel/coded-error.ts';
import { keepDeleted } from '#server/desfer/index.ts';
import { recordHistory } from '#server/historial/store.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { checkAvisos, givenFields } from '#server/http/editing.ts';
import { blankZona } from '../contract/blank.ts';
import type { zonaCreateBody, zonaUpdateBody } from '../contract/inputs.ts';
import type { Zona } from '../contract/schemas.ts';
import { LOTS_MAXIMS, type Previsio } from '../domain/previsio.ts';
import type { Modalitat, NormaReason, Normativa } from '../domain/tipus.ts';
import { outcomeOf, previsioOf, readCanvis } from './judging.ts';
import { judgeAfter } from './judging-again.ts';
import type { KeptZona } from './kept-store.ts';
import { avisosOf, loseRespostes } from './lost-answers.ts';
import { settingsOfPartida } from './partida-service.ts';
import { partidaForZona } from './pla.ts';
import { newLot, planPastades } from './planning.ts';
import type { FormigoPorts } from './ports.ts';
import { fromScaled, normaOf, RESISTENCIA, toScaled, VOLUM, zonaColumns, zonaFieldsOf } from './rows.ts';
import { campsOf, hasContent } from './seguiment-rows.ts';
import { type Excepcio, exceptionBy, normaOfTreball, readSettings } from './settings.ts';
import {
  deleteZona,
  insertLots,
  insertZona,
  listLotsOfZona,
  listPastadesOfZona,
  listZones,
  updateZona,
} from './store.ts';
import type { ZonaRow } from './tables.ts';
import { checkFields, designationGiven, tidy } from './zona-fields.ts';
import { checkZonaVersio, getZona, holdZona } from './zona-reading.ts';

/** The regulation of a zone: as given for it, else as its work has it. */
const settleNorma = (
  context: CompanyContext,
  treball: Treball,
  given: z.output<typeof zonaCreateBody>['excepcio'],
  ofWork: Excepcio | null,
): NormaReason => {
  const excepcio = given ? exceptionBy(context, given) : given === null ? null : ofWork;
  const norma = normaOfTreball(treball, excepcio);
  if (!norma) throw new CodedError(422, 'cal_data', { camps: [{ cami: 'excepcio', codi: 'cal_data' }] });
  return norma;
};

/** How many lots a new zone is made with; more than a zone holds are refused at the field that asks for them. */
const lotsToMake = (
  given: { readonly volums_lots: readonly number[] | undefined; readonly asked: number | undefined },
  previsio: Previsio,
): number => {
  const lots = given.volums_lots?.length ?? given.asked ?? previsio.lots ?? 0;
  if (lots <= LOTS_MAXIMS) return lots;
  const params = { lots, maxim: LOTS_MAXIMS };
  if (given.volums_lots) throw fieldFault('volums_lots', 'massa_lots', params);
  if (given.asked !== undefined) throw fieldFault('lots', 'massa_lots', params);
  throw fieldFault(previsio.limitant ?? 'volum', 'massa_lots_previstos', params);
};

export const createZona = async (
  context: CompanyContext,
  ports: FormigoPorts,
  body: z.output<typeof zonaCreateBody>,
): Promise<Zona> => {
  const { db, empresa } = context;
  const treball = await holdOpenTreball(context, body.treball_fk);
  const settings = await readSettings(context, treball.id);
  const {
    treball_fk,
    treball_partida_fk: place,
    designacio,
    excepcio,
    lots: asked,
    preveu_pastades,
    volums_lots,
    nom,
    estructura,
    ...given
  } = givenFields(body);
  const norma = settleNorma(context, treball, excepcio, settings.excepcio);
  const treball_partida_fk = await partidaForZona(context, ports, treball_fk, norma.normativa, place);
  const ofPartida = await settingsOfPartida(context, treball_fk, treball_partida_fk);
  const fields = tidy({
    ...blankZona(norma.normativa),
    nom,
    estructura,
    modalitat: (ofPartida?.modalitat as Modalitat | null | undefined) ?? settings.modalitat,
    central: ofPartida?.central ?? settings.central,
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
    treball_partida_fk,
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
  const count = lotsToMake({ volums_lots, asked }, previsioOf(zona, [], await readCanvis(db, empresa.id, treball_fk)));
  const rows = Array.from({ length: count }, (_, index) =>
    newLot(context, zona, { numero: index + 1, volum: toScaled(volums_lots?.[index] ?? null, VOLUM) }),
  );
  const ids = await insertLots(db, rows);
  if (preveu_pastades !== false) await planPastades(context, zona, ids);
  await recordHistory(context, [
    {
      entitat: 'zona',
      id,
      accio: 'crea',
      despres: { ...fields, normativa: norma.normativa, lots: count },
      arrel: { entitat: 'treball', id: treball_fk },
    },
  ]);
  await judgeAfter(context, ports, treball_fk);
  return getZona(context, id);
};

const nextNorma = async (
  context: CompanyContext,
  treball: Treball,
  zona: ZonaRow,
  given: z.output<typeof zonaUpdateBody>['excepcio'],
): Promise<NormaReason> => {
  const current = normaOf(zona);
  if (given === undefined) return current;
  const norma = settleNorma(context, treball, given, (await readSettings(context, treball.id)).excepcio);
  if (zona.norma_fixada === 1 && norma.normativa !== current.normativa) throw new CodedError(409, 'normativa_fixada');
  return norma;
};

/** The item that a zone moves to, where it moves: the answers that the old one had about its lots do not go along. */
const placeAgain = async (
  context: CompanyContext,
  ports: FormigoPorts,
  zona: ZonaRow,
  place: number | null | undefined,
  accepted: readonly string[] | undefined,
): Promise<Pick<ZonaRow, 'treball_partida_fk'> | undefined> => {
  if (place === undefined || place === zona.treball_partida_fk) return undefined;
  const next = await partidaForZona(context, ports, zona.treball_fk, zona.normativa as Normativa, place);
  const lots = await listLotsOfZona(context.db, context.empresa.id, zona.id);
  await loseRespostes(
    context,
    ports,
    zona.treball_fk,
    lots.map(({ id }) => id),
    accepted,
  );
  return { treball_partida_fk: next };
};

export const updateZonaRecord = async (
  context: CompanyContext,
  ports: FormigoPorts,
  id: number,
  body: z.output<typeof zonaUpdateBody>,
): Promise<Zona> => {
  const { zona, treball } = await holdZona(context, id);
  await checkZonaVersio(context, id, body.versio, zona);
  const { designacio, excepcio, treball_partida_fk: place, ...given } = givenFields(body);
  const norma = await nextNorma(context, treball, zona, excepcio);
  const before = zonaFieldsOf(zona);
  const fields = tidy({ ...before, ...given, ...designationGiven(designacio) });
  const markMoves = fields.distintiu !== before.distintiu || norma.normativa !== zona.normativa;
  checkFields(fields, norma, treball.data_projecte ?? treball.data_encarrec, markMoves);
  await updateZona(context.db, context.empresa.id, id, {
    ...zonaColumns(fields),
    ...(await placeAgain(context, ports, zona, place, body.avisos_acceptats)),
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
  await judgeAfter(context, ports, zona.treball_fk);
  return getZona(context, id);
};

/** Deletes a zone whole; it can be brought back as long as its work is open. */
export const removeZona = async (
  context: CompanyContext,
  ports: FormigoPorts,
  id: number,
  accepted: readonly string[],
): Promise<Desfer> => {
  const { zona } = await holdZona(context, id);
  const lots = await listLotsOfZona(context.db, context.empresa.id, id);
  const pastades = await listPastadesOfZona(context.db, context.empresa.id, id);
  const filled = pastades.filter((row) => hasContent(campsOf(row)));
  const taken = await ports.takeRespostes(
    context,
    zona.treball_fk,
    lots.map((lot) => lot.id),
  );
  const counts = { lots: lots.length, pastades: filled.length };
  checkAvisos(
    [...(filled.length > 0 ? [{ codi: 'te_resultats', cami: '', params: counts }] : []), ...avisosOf(taken)],
    accepted,
  );
  await recordHistory(context, [
    {
      entitat: 'zona',
      id,
      accio: 'suprimeix',
      abans: {
        ...zonaFieldsOf(zona),
        normativa: zona.normativa,
        lots: lots.map((lot) => ({ numero: lot.numero, resultat: outcomeOf(lot.verdict, lot.insuficients === 1) })),
        pastades: pastades.map(({ numero, albara, data, resistencia }) => ({
          numero,
          albara,
          data,
          resistencia: fromScaled(resistencia, RESISTENCIA),
        })),
      },
      arrel: { entitat: 'treball', id: zona.treball_fk },
    },
  ]);
  const kept: KeptZona = { zona, lots, pastades, respostes: taken.rows };
  const desfer = await keepDeleted(context, { tipus: 'zona', id, contingut: kept, fitxers: taken.fitxers });
  await deleteZona(context.db, context.empresa.id, id);
  await judgeAfter(context, ports, zona.treball_fk);
  return desfer;
};
