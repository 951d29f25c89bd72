import type { z } from 'zod';
import { nifPasses, normaliseNif } from '#areas/fiscal/domain/nif.ts';
import { poblacioOf } from '#areas/referencia/server/index.ts';
import type { Rol } from '#contract/roles.ts';
import { fieldFault, notFound } from '#kernel/coded-error.ts';
import { fold, foldWords } from '#kernel/fold.ts';
import type { Language } from '#kernel/language.ts';
import { asFlag, type Executor } from '#server/database/tables.ts';
import { recordHistory } from '#server/historial/store.ts';
import type { CompanyContext, Context } from '#server/http/context.ts';
import { checkAvisos, checkVersio, givenFields, staleVersio } from '#server/http/editing.ts';
import { BLANK_EMPRESA, type EmpresaValues } from '../contract/blank.ts';
import type { Adreca, Empresa, empresaCreateBody, empresaUpdateBody } from '../contract/schemas.ts';
import { type EmpresaRow, findEmpresa, insertEmpresa, type NewEmpresa, updateEmpresa } from './store.ts';

/** What the room asks of others; wired by the application. */
export interface EmpresaPorts {
  grantRol(db: Executor, usuariId: number, empresaId: number, rol: Rol): Promise<void>;
  /** Last exercise of the caller in a company, or the current year. */
  exerciciOf(db: Executor, usuariId: number, empresaId: number, year: number): Promise<number>;
}

const fieldsOf = (row: EmpresaRow): EmpresaValues => ({
  nom_fiscal: row.nom_fiscal,
  nom_comercial: row.nom_comercial,
  tipus_persona: row.tipus_persona as EmpresaValues['tipus_persona'],
  nif: row.nif,
  adreca: JSON.parse(row.adreca) as Adreca,
  telefon: row.telefon,
  email: row.email,
  web: row.web,
  color: row.color,
  logo: row.logo,
  registre_mercantil: row.registre_mercantil,
  num_collegiat: row.num_collegiat,
  idioma_fk: row.idioma_fk as Language,
  peu_document: row.peu_document,
});

const columnsOf = (fields: EmpresaValues) => ({
  ...fields,
  adreca: JSON.stringify(fields.adreca),
  cerca: foldWords(fields.nom_fiscal, fields.nom_comercial, fields.nif, normaliseNif(fields.nif)),
  nom_ordre: fold(fields.nom_fiscal),
});

const present = (row: EmpresaRow, rol: Rol, exercici: number): Empresa => ({
  id: row.id,
  versio: row.versio,
  rol,
  exerciciActiu: exercici,
  baixa: row.baixa === 1,
  creada: row.creada,
  canviada: row.canviada,
  ...fieldsOf(row),
});

const newRow = (fields: EmpresaValues, now: string): NewEmpresa => ({
  ...columnsOf(fields),
  versio: 1,
  baixa: asFlag(false),
  creada: now,
  canviada: now,
});

const checkPlace = ({ adreca: { poblacio_fk } }: EmpresaValues): void => {
  if (poblacio_fk !== null && !poblacioOf(poblacio_fk)) throw fieldFault('adreca.poblacio_fk', 'registre_desconegut');
};

const nifAvisos = (nif: string) => (nifPasses(nif) ? [] : [{ codi: 'nif_incorrecte', cami: 'nif' }]);

/** The company of the first set-up; its maker's role is given by the caller. */
export const createFirstEmpresa = (
  context: Context,
  db: Executor,
  given: Pick<EmpresaValues, 'nom_fiscal' | 'nif' | 'tipus_persona' | 'idioma_fk'>,
): Promise<number> => insertEmpresa(db, newRow({ ...BLANK_EMPRESA, ...given }, context.clock.now()));

const load = async (context: CompanyContext, ports: EmpresaPorts, id: number): Promise<[EmpresaRow, Empresa]> => {
  const row = await findEmpresa(context.db, id);
  const rol = context.caller.rols.get(id) ?? context.empresa.rol;
  if (!row) throw notFound();
  const year = Number(context.clock.today().slice(0, 4));
  return [row, present(row, rol, await ports.exerciciOf(context.db, context.caller.usuariId, id, year))];
};

export const getEmpresa = async (context: CompanyContext, ports: EmpresaPorts, id: number): Promise<Empresa> =>
  (await load(context, ports, id))[1];

export const createEmpresa = async (
  context: CompanyContext,
  ports: EmpresaPorts,
  body: z.output<typeof empresaCreateBody>,
): Promise<Empresa> => {
  const fields: EmpresaValues = { ...BLANK_EMPRESA, ...givenFields(body) };
  checkPlace(fields);
  const accepted = checkAvisos(nifAvisos(body.nif), body.avisos_acceptats);
  const id = await insertEmpresa(context.db, newRow(fields, context.clock.now()));
  await ports.grantRol(context.db, context.caller.usuariId, id, 'titular');
  const inside: CompanyContext = { ...context, empresa: { id, rol: 'titular' } };
  const [, empresa] = await load(inside, ports, id);
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

export const updateEmpresaRecord = async (
  context: CompanyContext,
  ports: EmpresaPorts,
  id: number,
  body: z.output<typeof empresaUpdateBody>,
): Promise<Empresa> => {
  const [row, before] = await load(context, ports, id);
  await checkVersio(context, { entitat: 'empresa', id }, body.versio, before);
  const fields: EmpresaValues = { ...fieldsOf(row), ...givenFields(body) };
  checkPlace(fields);
  const accepted = fields.nif === row.nif ? [] : checkAvisos(nifAvisos(fields.nif), body.avisos_acceptats);
  if (!(await updateEmpresa(context.db, id, row.versio, { ...columnsOf(fields), canviada: context.clock.now() })))
    throw await staleVersio(context, { entitat: 'empresa', id }, (await load(context, ports, id))[1]);
  await recordHistory(context, [
    {
      entitat: 'empresa',
      id,
      accio: 'canvia',
      abans: fieldsOf(row),
      despres: { ...fields, ...(accepted.length > 0 && { avisos_acceptats: accepted }) },
    },
  ]);
  return (await load(context, ports, id))[1];
};
