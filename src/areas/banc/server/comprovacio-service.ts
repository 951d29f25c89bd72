import type { z } from 'zod';
import type { Desfer } from '#contract/desfer.ts';
import { CodedError, type FieldFault, fieldFault, invalid } from '#kernel/coded-error.ts';
import type { Language } from '#kernel/language.ts';
import { keepDeleted } from '#server/desfer/index.ts';
import { recordHistory } from '#server/historial/store.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { checkVersio, givenFields, staleVersio } from '#server/http/editing.ts';
import { BLANK_COMPROVACIO } from '../contract/blank.ts';
import type {
  basicBody,
  Comprovacio,
  comprovacioCreateBody,
  comprovacioFields,
  comprovacioUpdateBody,
} from '../contract/schemas.ts';
import { copiaOf } from '../domain/copia.ts';
import { LLISTES } from './catalogue.ts';
import {
  deleteComprovacio,
  findComprovacioRow,
  insertComprovacio,
  listBasiques,
  setBasica,
  updateComprovacio,
} from './comprovacio-store.ts';
import { refuseInUse } from './in-use.ts';
import { usesOfChecks } from './listing.ts';
import { mustBeOwn, setLlocs } from './partida-service.ts';
import { partidesWith } from './partida-store.ts';
import type { BancPorts } from './ports.ts';
import { presentComprovacio } from './present.ts';
import { autorOf, comprovacionsOf, llocsOf, loadComprovacio, loadPartida } from './reading.ts';
import { type BancComprovacio, inAll, rewritten } from './rows.ts';

const CATEGORIES = new Set(LLISTES.ca.categories.map(({ id }) => id));
const USOS = new Set(LLISTES.ca.usos.map(({ id }) => id));

type Given = Partial<{ -readonly [Key in keyof typeof comprovacioFields]: z.output<(typeof comprovacioFields)[Key]> }>;

/** A check with what is given of it written over, in the language of whoever wrote it. */
const written = (check: BancComprovacio, given: Given, language: Language): BancComprovacio => {
  const had = new Map(check.usos.map((us) => [us.us_fk, us.valor]));
  return {
    ...check,
    ...given,
    nom: rewritten(check.nom, given.nom, language),
    frequencia: rewritten(check.frequencia, given.frequencia, language),
    criteri: rewritten(check.criteri, given.criteri, language),
    usos:
      given.usos?.map((us) => ({ ...us, valor: rewritten(had.get(us.us_fk) ?? inAll(''), us.valor, language) })) ??
      check.usos,
  };
};

/** Refuses what no check may be. */
const checkComprovacio = (check: BancComprovacio): void => {
  const faults: FieldFault[] = [];
  if (!CATEGORIES.has(check.categoria_fk)) faults.push({ cami: 'categoria_fk', codi: 'registre_desconegut' });
  for (const [index, { us_fk }] of check.usos.entries()) {
    if (!USOS.has(us_fk)) faults.push({ cami: `usos.${index}.us_fk`, codi: 'registre_desconegut' });
    else if (check.usos.findIndex((one) => one.us_fk === us_fk) !== index)
      faults.push({ cami: `usos.${index}.us_fk`, codi: 'us_repetit' });
  }
  if (check.unitat !== '' && check.valor_tipus !== 'numero')
    faults.push({ cami: 'unitat', codi: 'unitat_sense_numero' });
  if (faults.length > 0) throw invalid(faults);
};

/** The check as it is answered, or 404. */
export const getComprovacio = async (context: CompanyContext, id: number): Promise<Comprovacio> => {
  const check = await loadComprovacio(context, id);
  const uses = await usesOfChecks(context, [id]);
  const preferred = check.segell === null ? (await listBasiques(context.db, autorOf(context), 0)).get(id) : undefined;
  const basic = preferred ?? check.basic;
  return presentComprovacio({ ...check, basic }, uses(id), context.language);
};

const blank = (body: Given): BancComprovacio => {
  const missing = (['nom', 'categoria_fk'] as const).filter((key) => body[key] === undefined);
  if (missing.length > 0) throw invalid(missing.map((cami) => ({ cami, codi: 'obligatori' })));
  return {
    ...BLANK_COMPROVACIO,
    id: 0,
    segell: null,
    origen_fk: null,
    origen: 'propia',
    categoria_fk: body.categoria_fk ?? 0,
    nom: inAll(body.nom ?? ''),
    frequencia: inAll(''),
    criteri: inAll(''),
    usos: [],
  };
};

/**
 * A new check of the office, blank or copied; put last in an item when one is named, or in the place of its origin. One
 * that takes no place and is not `changed` in its own is named as a copy.
 */
export const createComprovacio = async (
  context: CompanyContext,
  { origen_fk, partida_id, ...body }: z.output<typeof comprovacioCreateBody>,
  how: 'copied' | 'changed' = 'copied',
): Promise<Comprovacio> => {
  const given = givenFields(body);
  const from = origen_fk === undefined ? null : await loadComprovacio(context, origen_fk);
  const partida = partida_id === undefined ? null : await mustBeOwn(context, partida_id);
  const named = from && !partida && how === 'copied' ? copiaOf(from, given.nom, context.language) : from;
  const check = written(named ? { ...named, origen_fk: named.id } : blank(given), given, context.language);
  checkComprovacio(check);
  const id = await insertComprovacio(context.db, autorOf(context), check, context.clock.now());
  if (partida) {
    const llocs = await llocsOf(context, partida.id);
    const place = llocs.findIndex((one) => one.comprovacio_fk === from?.id);
    const next =
      place === -1
        ? [...llocs, { comprovacio_fk: id, categoria_fk: check.categoria_fk }]
        : llocs.map((one, index) => (index === place ? { ...one, comprovacio_fk: id } : one));
    await setLlocs(context, partida, next);
  }
  const made = await getComprovacio(context, id);
  await recordHistory(context, [{ entitat: 'comprovacio', id, accio: 'crea', despres: made }]);
  return made;
};

const keep = async (context: CompanyContext, before: Comprovacio, after: BancComprovacio): Promise<Comprovacio> => {
  const { db, empresa, clock } = context;
  checkComprovacio(after);
  if (!(await updateComprovacio(db, empresa.id, before.versio ?? 0, after, clock.now())))
    throw await staleVersio(context, { entitat: 'comprovacio', id: after.id }, await getComprovacio(context, after.id));
  const made = await getComprovacio(context, after.id);
  await recordHistory(context, [
    { entitat: 'comprovacio', id: after.id, accio: 'canvia', abans: before, despres: made },
  ]);
  return made;
};

/** Changes a check of the office. One of the bank is copied first, and the copy answered. */
export const updateComprovacioRecord = async (
  context: CompanyContext,
  id: number,
  { versio, partida_id, ...body }: z.output<typeof comprovacioUpdateBody>,
): Promise<Comprovacio> => {
  const check = await loadComprovacio(context, id);
  if (check.segell === null)
    return createComprovacio(context, { ...body, origen_fk: id, ...(partida_id && { partida_id }) }, 'changed');
  if (versio === undefined) throw fieldFault('versio', 'obligatori');
  const before = await getComprovacio(context, id);
  await checkVersio(context, { entitat: 'comprovacio', id }, versio, { ...before, versio: check.segell.versio });
  return keep(context, before, written(check, givenFields(body), context.language));
};

/** Puts a check in the short programme or takes it out. One of the bank stays as it is: the user's preference is kept. */
export const setBasic = async (
  context: CompanyContext,
  id: number,
  { basic, partida_id }: z.output<typeof basicBody>,
): Promise<Comprovacio> => {
  const check = await loadComprovacio(context, id);
  if (check.segell !== null) return keep(context, await getComprovacio(context, id), { ...check, basic });
  if (partida_id !== undefined) {
    await loadPartida(context, partida_id);
    const has = (await comprovacionsOf(context, partida_id)).some((one) => one.id === id);
    if (!has) throw fieldFault('partida_id', 'registre_desconegut');
  }
  await setBasica(context.db, autorOf(context), { partida_fk: partida_id ?? 0, comprovacio_fk: id, basic });
  return { ...(await getComprovacio(context, id)), basic };
};

/** Every use, with what the check asks of it. */
export const usosOfComprovacio = async (context: CompanyContext, id: number) => {
  const check = await loadComprovacio(context, id);
  const asked = new Map(check.usos.map((us) => [us.us_fk, us]));
  return LLISTES[context.language].usos.map((us) => ({
    ...us,
    seleccionat: asked.has(us.id),
    valor: asked.get(us.id)?.valor[context.language] ?? '',
    obligatori: asked.get(us.id)?.obligatori ?? false,
  }));
};

/** Deletes a check of the office that no item and no work has. */
export const removeComprovacio = async (context: CompanyContext, ports: BancPorts, id: number): Promise<Desfer> => {
  const { db, empresa, language } = context;
  const abans = await getComprovacio(context, id);
  const row = await findComprovacioRow(db, empresa.id, id);
  if (!row) throw new CodedError(409, 'banc_nomes_lectura');
  const partides = await partidesWith(db, empresa.id, id);
  const treballs = await ports.treballsAmb(db, empresa.id, 'comprovacio', id);
  refuseInUse(abans.nom, [
    ...partides.map((partida) => ({ tipus: 'partida' as const, id: partida.id, nom: partida.nom[language] })),
    ...treballs.map((treball) => ({ tipus: 'treball' as const, ...treball })),
  ]);
  const desfer = await keepDeleted(context, { tipus: 'comprovacio', id, contingut: row });
  await deleteComprovacio(db, empresa.id, id);
  await recordHistory(context, [{ entitat: 'comprovacio', id, accio: 'suprimeix', abans }]);
  return desfer;
};
