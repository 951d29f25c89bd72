import type { z } from 'zod';
import type { Rol } from '#contract/roles.ts';
import { allows } from '#contract/roles.ts';
import { notFound } from '#kernel/coded-error.ts';
import type { Executor } from '#server/database/tables.ts';
import { recordHistory } from '#server/historial/store.ts';
import type { CompanyContext, Context } from '#server/http/context.ts';
import { checkAvisos, checkVersio, givenFields, staleVersio } from '#server/http/editing.ts';
import { BLANK_EMPRESA, type EmpresaValues } from '../contract/blank.ts';
import { certificatRoutes } from '../contract/certificat.ts';
import type { Empresa, empresaCreateBody, empresaUpdateBody } from '../contract/schemas.ts';
import { firstSeries } from '../domain/series.ts';
import { listCertificats } from './certificat-store.ts';
import { columnsOf, fieldsOf, newRow, present, tidied } from './present.ts';
import { avisosOf, checkRules } from './rules.ts';
import { listSeries, saveSeries } from './serie-store.ts';
import { findEmpresa, insertEmpresa, updateEmpresa } from './store.ts';
import { listTancatsDesDe } from './trimestre-store.ts';

/** What the room asks of others; wired by the application. */
export interface EmpresaPorts {
  grantRol(db: Executor, usuariId: number, empresaId: number, rol: Rol): Promise<void>;
  /** Last exercise of the caller in a company, or the current year. */
  exerciciOf(db: Executor, usuariId: number, empresaId: number, year: number): Promise<number>;
  /** Series that have numbered something, by code; and whether any of it were invoices. */
  numerat(
    db: Executor,
    empresaId: number,
  ): Promise<{ readonly series: ReadonlySet<string>; readonly factures: boolean }>;
}

const insertWhole = async (db: Executor, fields: EmpresaValues, now: string): Promise<number> => {
  const id = await insertEmpresa(db, newRow(fields, now));
  await saveSeries(db, id, fields.series);
  return id;
};

/** The company of the first set-up; its maker's role is given by the caller. */
export const createFirstEmpresa = (
  context: Context,
  db: Executor,
  given: Pick<EmpresaValues, 'nom_fiscal' | 'nif' | 'tipus_persona' | 'idioma_fk'>,
): Promise<number> =>
  insertWhole(db, { ...BLANK_EMPRESA, ...given, series: firstSeries(given.idioma_fk) }, context.clock.now());

export const getEmpresa = async (context: CompanyContext, ports: EmpresaPorts, id: number): Promise<Empresa> => {
  const { db, caller } = context;
  const row = await findEmpresa(db, id);
  if (!row) throw notFound();
  const rol = caller.rols.get(id) ?? context.empresa.rol;
  const year = Number(context.clock.today().slice(0, 4));
  return present(row, {
    rol,
    exercici: await ports.exerciciOf(db, caller.usuariId, id, year),
    series: await listSeries(db, id),
    certificats: allows(certificatRoutes.add.access, rol) ? await listCertificats(db, id) : null,
  });
};

export const createEmpresa = async (
  context: CompanyContext,
  ports: EmpresaPorts,
  body: z.output<typeof empresaCreateBody>,
): Promise<Empresa> => {
  const given = givenFields(body);
  const whole = { ...BLANK_EMPRESA, series: firstSeries(given.idioma_fk ?? BLANK_EMPRESA.idioma_fk), ...given };
  checkRules(whole);
  const fields = tidied(whole);
  const accepted = checkAvisos(avisosOf(fields, null), body.avisos_acceptats);
  const id = await insertWhole(context.db, fields, context.clock.now());
  await ports.grantRol(context.db, context.caller.usuariId, id, 'titular');
  const inside: CompanyContext = { ...context, empresa: { id, rol: 'titular' } };
  const empresa = await getEmpresa(inside, ports, id);
  await recordHistory(inside, [
    {
      entitat: 'empresa',
      id,
      accio: 'crea',
      despres: { ...fields, ...(accepted.length > 0 && { avisos_acceptats: accepted }) },
    },
  ]);
  return empresa;
};

/** What the numbers already given hold in place. */
const lasting = async ({ db }: CompanyContext, ports: EmpresaPorts, id: number, before: EmpresaValues) => ({
  before,
  ...(await ports.numerat(db, id)),
  tancat: (await listTancatsDesDe(db, id, { exercici: 0, trimestre: 1 })).length > 0,
});

export const updateEmpresaRecord = async (
  context: CompanyContext,
  ports: EmpresaPorts,
  id: number,
  body: z.output<typeof empresaUpdateBody>,
): Promise<Empresa> => {
  const { db, clock } = context;
  const row = await findEmpresa(db, id);
  if (!row) throw notFound();
  const edited = { entitat: 'empresa', id } as const;
  await checkVersio(context, edited, body.versio, await getEmpresa(context, ports, id));
  const before = fieldsOf(row, await listSeries(db, id));
  const given = { ...before, ...givenFields(body) };
  checkRules(given, await lasting(context, ports, id, before));
  const fields = tidied(given);
  const accepted = checkAvisos(avisosOf(fields, before), body.avisos_acceptats);
  if (!(await updateEmpresa(db, id, row.versio, { ...columnsOf(fields), canviada: clock.now() })))
    throw await staleVersio(context, edited, await getEmpresa(context, ports, id));
  if (body.series) await saveSeries(db, id, fields.series);
  await recordHistory(context, [
    {
      ...edited,
      accio: 'canvia',
      abans: { ...before },
      despres: { ...fields, ...(accepted.length > 0 && { avisos_acceptats: accepted }) },
    },
  ]);
  return getEmpresa(context, ports, id);
};
