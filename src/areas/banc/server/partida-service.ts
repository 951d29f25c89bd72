import type { z } from 'zod';
import { isControl, isProces } from '#areas/referencia/server/index.ts';
import type { Desfer } from '#contract/desfer.ts';
import { CodedError, type FieldFault, fieldFault, invalid } from '#kernel/coded-error.ts';
import type { Language } from '#kernel/language.ts';
import { keepDeleted } from '#server/desfer/index.ts';
import { recordHistory } from '#server/historial/store.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { checkVersio, givenFields, staleVersio } from '#server/http/editing.ts';
import { BLANK_PARTIDA } from '../contract/blank.ts';
import type {
  composicioBody,
  Partida,
  partidaCreateBody,
  partidaFields,
  partidaUpdateBody,
} from '../contract/schemas.ts';
import { copiaOf } from '../domain/copia.ts';
import { LLISTES } from './catalogue.ts';
import { refuseInUse } from './in-use.ts';
import {
  deletePartida,
  findPartidaRow,
  insertPartida,
  listLlocs,
  replaceLlocs,
  updatePartida,
} from './partida-store.ts';
import type { BancPorts } from './ports.ts';
import { presentPartida } from './present.ts';
import { autorOf, comprovacionsOf, findComprovacions, llocsOf, loadPartida } from './reading.ts';
import { type BancPartida, inAll, type Lloc, rewritten } from './rows.ts';

const { nivells, sistemes, usos } = LLISTES.ca;
const SISTEMES = new Map(sistemes.map((one) => [one.id, one]));
const USOS = new Set(usos.map(({ id }) => id));
const NIVELLS = new Set(nivells.map(({ id }) => id));

/** Systems that items of a kind of control may be under. */
export const sistemesOfControl = (control: number, language: Language) =>
  LLISTES[language].sistemes.filter(({ controls }) => controls.includes(control));
/** Headings that items of a kind of control may have checks under, in order. */
export const categoriesOfControl = (control: number, language: Language) => {
  const asked = new Set(sistemesOfControl(control, language).flatMap((one) => one.categories));
  return LLISTES[language].categories.filter(({ id }) => asked.has(id));
};

type Given = Partial<{ -readonly [Key in keyof typeof partidaFields]: z.output<(typeof partidaFields)[Key]> }>;

/** An item with what is given of it written over, in the language of whoever wrote it. */
const written = (partida: BancPartida, given: Given, language: Language): BancPartida => {
  const text = (key: 'nom' | 'ajuda' | 'informacio' | 'observacions_programa' | 'observacions_seguiment') =>
    rewritten(partida[key], given[key], language);
  return {
    ...partida,
    ...given,
    nom: text('nom'),
    ajuda: text('ajuda'),
    informacio: text('informacio'),
    observacions_programa: text('observacions_programa'),
    observacions_seguiment: text('observacions_seguiment'),
    lot: given.lot ? { ...given.lot, text: rewritten(partida.lot.text, given.lot.text, language) } : partida.lot,
  };
};

/** Refuses what no item may be. */
const checkPartida = (partida: BancPartida): void => {
  const faults: FieldFault[] = [];
  const unknown = (cami: string): number => faults.push({ cami, codi: 'registre_desconegut' });
  if (!isProces(partida.proces_fk)) unknown('proces_fk');
  if (!isControl(partida.control_fk)) unknown('control_fk');
  else if (!SISTEMES.get(partida.sistema_fk)?.controls.includes(partida.control_fk))
    faults.push({ cami: 'sistema_fk', codi: 'sistema_altre_control' });
  for (const [index, id] of partida.usos.entries()) if (!USOS.has(id)) unknown(`usos.${index}`);
  for (const [index, id] of partida.nivells.entries()) if (!NIVELLS.has(id)) unknown(`nivells.${index}`);
  if (partida.inici && partida.final && partida.final < partida.inici)
    faults.push({ cami: 'final', codi: 'vigencia_al_reves' });
  if (faults.length > 0) throw invalid(faults);
};

/** The item as it is answered, or 404. */
export const getPartida = async (context: CompanyContext, id: number): Promise<Partida> => {
  const partida = await loadPartida(context, id);
  return presentPartida(partida, (await llocsOf(context, id)).length, context.language);
};

/** Refuses to change what is of the bank: it is the same for everybody. */
export const mustBeOwn = async (context: CompanyContext, id: number): Promise<BancPartida> => {
  const partida = await loadPartida(context, id);
  if (partida.segell === null) throw new CodedError(409, 'banc_nomes_lectura');
  return partida;
};

/** Refuses a change made from an older reading of an item of the office; gives the item as it is, with its checks. */
const checkVersioPartida = async (context: CompanyContext, id: number, given: number): Promise<Partida> => {
  const partida = await getPartida(context, id);
  const comprovacions = (await llocsOf(context, id)).map(({ comprovacio_fk, categoria_fk }) => ({
    comprovacio_id: comprovacio_fk,
    categoria_id: categoria_fk,
  }));
  const actual = { ...partida, versio: partida.versio ?? 0, comprovacions };
  await checkVersio(context, { entitat: 'partida', id }, given, actual);
  return partida;
};

const blank = (body: Given): BancPartida => {
  const missing = (['nom', 'proces_fk', 'control_fk'] as const).filter((key) => body[key] === undefined);
  if (missing.length > 0) throw invalid(missing.map((cami) => ({ cami, codi: 'obligatori' })));
  const { lot, ...plain } = BLANK_PARTIDA;
  return {
    ...plain,
    id: 0,
    segell: null,
    origen_fk: null,
    familia: null,
    proces_fk: body.proces_fk ?? 0,
    control_fk: body.control_fk ?? 0,
    sistema_fk: sistemesOfControl(body.control_fk ?? 0, 'ca')[0]?.id ?? 0,
    nom: inAll(body.nom ?? ''),
    lot: { ...lot, unitat: body.unitat ?? lot.unitat, text: inAll(lot.text) },
    ajuda: inAll(''),
    informacio: inAll(''),
    observacions_programa: inAll(''),
    observacions_seguiment: inAll(''),
  };
};

/** A new item of the office: blank, or a copy of another with its checks, named as one unless it is `changed` in its place. */
export const createPartida = async (
  context: CompanyContext,
  { origen_fk, ...body }: z.output<typeof partidaCreateBody>,
  how: 'copied' | 'changed' = 'copied',
): Promise<Partida> => {
  const { db, empresa, language, clock } = context;
  const given = givenFields(body);
  const from = origen_fk === undefined ? null : await loadPartida(context, origen_fk);
  const named = from && how === 'copied' ? copiaOf(from, given.nom, language) : from;
  const partida = written(named ? { ...named, origen_fk: named.id } : blank(given), given, language);
  checkPartida(partida);
  const id = await insertPartida(db, autorOf(context), partida, clock.now());
  if (from) await replaceLlocs(db, empresa.id, id, await llocsOf(context, from.id));
  const made = await getPartida(context, id);
  await recordHistory(context, [{ entitat: 'partida', id, accio: 'crea', despres: made }]);
  return made;
};

/** Changes an item of the office. One of the bank is copied first, and the copy answered. */
export const updatePartidaRecord = async (
  context: CompanyContext,
  id: number,
  { versio, ...body }: z.output<typeof partidaUpdateBody>,
): Promise<Partida> => {
  const partida = await loadPartida(context, id);
  if (partida.segell === null) return createPartida(context, { ...body, origen_fk: id }, 'changed');
  if (versio === undefined) throw fieldFault('versio', 'obligatori');
  const before = await checkVersioPartida(context, id, versio);
  const after = written(partida, givenFields(body), context.language);
  checkPartida(after);
  return keep(context, before, after);
};

/** Writes an item over itself, with its checks when they are given. */
const keep = async (
  context: CompanyContext,
  before: Partida,
  after: BancPartida,
  llocs?: readonly Lloc[],
): Promise<Partida> => {
  const { db, empresa, clock } = context;
  if (!(await updatePartida(db, empresa.id, before.versio ?? 0, after, clock.now())))
    throw await staleVersio(context, { entitat: 'partida', id: after.id }, await getPartida(context, after.id));
  const checks = async () => (await comprovacionsOf(context, after.id)).map(({ nom }) => nom[context.language]);
  const had = await checks();
  if (llocs) await replaceLlocs(db, empresa.id, after.id, llocs);
  const made = await getPartida(context, after.id);
  await recordHistory(context, [
    {
      entitat: 'partida',
      id: after.id,
      accio: 'canvia',
      abans: { ...before, ...(llocs && { comprovacions: had }) },
      despres: { ...made, ...(llocs && { comprovacions: await checks() }) },
    },
  ]);
  return made;
};

/** Puts these checks in an item of the office in the place of those that it had. */
export const setLlocs = async (
  context: CompanyContext,
  partida: BancPartida,
  llocs: readonly Lloc[],
): Promise<Partida> => keep(context, await getPartida(context, partida.id), partida, llocs);

/** Replaces the checks of an item of the office, in the order given. */
export const composePartida = async (
  context: CompanyContext,
  id: number,
  { versio, comprovacions }: z.output<typeof composicioBody>,
): Promise<Partida> => {
  const partida = await mustBeOwn(context, id);
  await checkVersioPartida(context, id, versio);
  const ids = comprovacions.map(({ comprovacio_id }) => comprovacio_id);
  const found = await findComprovacions(context, ids);
  const headings = new Set(categoriesOfControl(partida.control_fk, 'ca').map((one) => one.id));
  const faults = comprovacions.flatMap(({ comprovacio_id, categoria_id }, place): FieldFault[] => [
    ...(found.has(comprovacio_id)
      ? []
      : [{ cami: `comprovacions.${place}.comprovacio_id`, codi: 'registre_desconegut' }]),
    ...(ids.indexOf(comprovacio_id) === place
      ? []
      : [{ cami: `comprovacions.${place}.comprovacio_id`, codi: 'comprovacio_repetida' }]),
    ...(headings.has(categoria_id)
      ? []
      : [{ cami: `comprovacions.${place}.categoria_id`, codi: 'categoria_altre_control' }]),
  ]);
  if (faults.length > 0) throw invalid(faults);
  return setLlocs(
    context,
    partida,
    comprovacions.map(({ comprovacio_id, categoria_id }) => ({
      comprovacio_fk: comprovacio_id,
      categoria_fk: categoria_id,
    })),
  );
};

/** Deletes an item of the office that no work has. */
export const removePartida = async (context: CompanyContext, ports: BancPorts, id: number): Promise<Desfer> => {
  const { db, empresa } = context;
  await mustBeOwn(context, id);
  const abans = await getPartida(context, id);
  const treballs = await ports.treballsAmb(db, empresa.id, 'partida', id);
  refuseInUse(
    abans.nom,
    treballs.map((treball) => ({ tipus: 'treball' as const, ...treball })),
  );
  const row = await findPartidaRow(db, empresa.id, id);
  const llocs = await listLlocs(db, empresa.id, id);
  const desfer = await keepDeleted(context, { tipus: 'partida', id, contingut: { row, llocs } });
  await deletePartida(db, empresa.id, id);
  await recordHistory(context, [{ entitat: 'partida', id, accio: 'suprimeix', abans }]);
  return desfer;
};
