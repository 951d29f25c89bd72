import type { z } from 'zod';
import type { Treball } from '#areas/treball/contract/schemas.ts';
import { holdOpenTreball, readTreball, type TreballDates } from '#areas/treball/server/index.ts';
import { CodedError } from '#kernel/coded-error.ts';
import { recordHistory } from '#server/historial/store.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { checkVersio } from '#server/http/editing.ts';
import type { excepcioInput, FormigoSettings, formigoBody, limitChangeBody } from '../contract/inputs.ts';
import { designacioOptions } from '../domain/designacio-regles.ts';
import { LIMIT_ROWS } from '../domain/limits.data.ts';
import { regulationFor } from '../domain/normativa.ts';
import type { LawChange, Modalitat, NormaReason, Normativa } from '../domain/tipus.ts';
import { readCanvis } from './judging.ts';
import { judgeAfter } from './judging-again.ts';
import type { FormigoPorts } from './ports.ts';
import { deleteLimitCanvi, findFormigo, saveFormigo, saveLimitCanvi } from './store.ts';

export type Excepcio = LawChange & { readonly normativa: Normativa };

/** Settings of a work's concrete; the usual ones while nobody has changed them. */
export const readSettings = async (context: CompanyContext, treballId: number) => {
  const row = await findFormigo(context.db, context.empresa.id, treballId);
  return {
    versio: row?.versio ?? 0,
    modalitat: (row?.modalitat ?? 'ESTADISTIC') as Modalitat,
    central: row?.central ?? '',
    notes: row?.notes ?? '',
    excepcio: row?.excepcio ? (JSON.parse(row.excepcio) as Excepcio) : null,
  };
};

/** Who departs from the rule, today, and why. */
export const exceptionBy = (context: CompanyContext, given: z.output<typeof excepcioInput>): Excepcio => ({
  normativa: given.normativa,
  qui: context.caller.nom,
  quan: context.clock.today(),
  motiu: given.motiu,
});

/** Regulation of a work by its dates, or by the exception given; null when no date says it. */
export const normaOfTreball = (treball: TreballDates, excepcio: Excepcio | null): NormaReason | null => {
  const found = regulationFor({
    data_projecte: treball.data_projecte,
    data_encarrec: treball.data_encarrec,
    data_inici: treball.data_inici,
    tipus_obra: treball.tipus_obra,
    excepcio,
  });
  return found.ok ? found.value : null;
};

/** Regulation that a work's dates and exception give today. */
export const workNorma = async (
  context: CompanyContext,
  treballId: number,
  dates: TreballDates,
): Promise<NormaReason | null> => normaOfTreball(dates, (await readSettings(context, treballId)).excepcio);

export const presentSettings = async (context: CompanyContext, treball: Treball): Promise<FormigoSettings> => {
  const settings = await readSettings(context, treball.id);
  const norma = normaOfTreball(treball, settings.excepcio);
  const options = designacioOptions(norma?.normativa ?? 'CODI', treball.data_projecte ?? treball.data_encarrec);
  return {
    treball_fk: treball.id,
    ...settings,
    normativa: norma?.normativa ?? null,
    norma,
    opcions: {
      tipus: [...options.tipus],
      resistencies: [...options.resistenciesUsuals, ...options.resistenciesAltres],
      usuals: [...options.resistenciesUsuals],
      consistencies: [...options.consistencies],
      ambients: [...options.ambients],
      distintius: [...options.distintius],
    },
    limits_canviats: (await readCanvis(context.db, context.empresa.id, treball.id)).map((canvi) => ({
      fila: canvi.fila,
      valors: { ...canvi.valors },
      qui: canvi.qui,
      quan: canvi.quan,
      motiu: canvi.motiu,
    })),
  };
};

export const getSettings = async (context: CompanyContext, treballId: number): Promise<FormigoSettings> =>
  presentSettings(context, await readTreball(context, treballId));

export const updateSettings = async (
  context: CompanyContext,
  treballId: number,
  body: z.output<typeof formigoBody>,
) => {
  const treball = await holdOpenTreball(context, treballId);
  const before = await presentSettings(context, treball);
  await checkVersio(context, { entitat: 'formigo', id: treballId }, body.versio, before);
  const old = await readSettings(context, treballId);
  const excepcio =
    body.excepcio === undefined ? old.excepcio : body.excepcio === null ? null : exceptionBy(context, body.excepcio);
  const next = {
    modalitat: body.modalitat ?? old.modalitat,
    central: body.central ?? old.central,
    notes: body.notes ?? old.notes,
  };
  await saveFormigo(context.db, {
    treball_fk: treballId,
    empresa_fk: context.empresa.id,
    versio: old.versio + 1,
    ...next,
    excepcio: excepcio ? JSON.stringify(excepcio) : null,
  });
  await recordHistory(context, [
    {
      entitat: 'formigo',
      id: treballId,
      accio: 'canvia',
      abans: { ...old },
      despres: { ...next, excepcio },
      arrel: { entitat: 'treball', id: treballId },
    },
  ]);
  return presentSettings(context, treball);
};

/** Judges the work again after its law changed; history says which row, from what to what. */
const afterLimit = async (
  context: CompanyContext,
  ports: FormigoPorts,
  treball: Treball,
  fila: number,
  abans: unknown,
  despres: unknown,
) => {
  await judgeAfter(context, ports, treball.id);
  await recordHistory(context, [
    {
      entitat: 'limit',
      id: fila,
      accio: 'canvia',
      abans: { fila, valors: abans },
      despres: { fila, valors: despres },
      arrel: { entitat: 'treball', id: treball.id },
    },
  ]);
  return presentSettings(context, treball);
};

export const changeLimit = async (
  context: CompanyContext,
  ports: FormigoPorts,
  treballId: number,
  fila: number,
  body: z.output<typeof limitChangeBody>,
) => {
  const treball = await holdOpenTreball(context, treballId);
  const shipped = LIMIT_ROWS.find((row) => row.id === fila);
  if (!shipped) throw new CodedError(404, 'no_trobat');
  const before = (await readCanvis(context.db, context.empresa.id, treballId)).find((canvi) => canvi.fila === fila);
  const given = Object.fromEntries(Object.entries(body.valors).filter(([, value]) => value !== undefined));
  const valors = { ...before?.valors, ...given };
  await saveLimitCanvi(context.db, {
    empresa_fk: context.empresa.id,
    treball_fk: treballId,
    fila,
    valors: JSON.stringify(valors),
    qui: context.caller.nom,
    quan: context.clock.today(),
    motiu: body.motiu,
  });
  const { volum, setmanes, superficie, plantes } = shipped;
  const old = { volum, setmanes, superficie, plantes, ...before?.valors };
  return afterLimit(context, ports, treball, fila, old, { ...old, ...valors, motiu: body.motiu });
};

export const restoreLimit = async (context: CompanyContext, ports: FormigoPorts, treballId: number, fila: number) => {
  const treball = await holdOpenTreball(context, treballId);
  const before = (await readCanvis(context.db, context.empresa.id, treballId)).find((canvi) => canvi.fila === fila);
  if (!before) throw new CodedError(404, 'no_trobat');
  await deleteLimitCanvi(context.db, context.empresa.id, treballId, fila);
  return afterLimit(context, ports, treball, fila, before.valors, null);
};
