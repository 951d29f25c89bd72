import { CodedError, fieldFault, notFound } from '#kernel/coded-error.ts';
import { asFlag, type Executor } from '#server/database/tables.ts';
import { recordHistory } from '#server/historial/store.ts';
import { type Bound, bind, type CompanyContext } from '#server/http/context.ts';
import { checkVersio, staleVersio } from '#server/http/editing.ts';
import { type EmpresaUs, vidaRoutes } from '../contract/vida.ts';
import { type EmpresaPorts, getEmpresa } from './service.ts';
import { findEmpresa, updateEmpresa } from './store.ts';

/** What other rooms keep of a company; wired by the application. */
export interface VidaPorts {
  /** What has to be kept: while there is any, the company is not deleted. */
  impedeixen(db: Executor, empresaId: number, now: string): Promise<readonly EmpresaUs[]>;
  /** What goes with it. */
  acompanyen(db: Executor, empresaId: number): Promise<readonly EmpresaUs[]>;
}

const some = (usos: readonly EmpresaUs[]): EmpresaUs[] => usos.filter(({ n }) => n > 0);

/** Nobody closes the last door behind them: another working company is left to the caller. */
const checkNotLast = ({ caller, empresa }: CompanyContext): void => {
  const left = [...caller.rols.keys()].filter((id) => id !== empresa.id && !caller.tancades?.has(id));
  if (left.length === 0) throw new CodedError(409, 'ultima_empresa');
};

const setBaixa = async (context: CompanyContext, ports: EmpresaPorts, given: { versio: number; baixa: boolean }) => {
  const { db, empresa, clock } = context;
  const edited = { entitat: 'empresa', id: empresa.id } as const;
  const before = await getEmpresa(context, ports, empresa.id);
  await checkVersio(context, edited, given.versio, before);
  if (before.baixa === given.baixa) return before;
  if (given.baixa) checkNotLast(context);
  const row = { baixa: asFlag(given.baixa), canviada: clock.now() };
  if (!(await updateEmpresa(db, empresa.id, given.versio, row)))
    throw await staleVersio(context, edited, await getEmpresa(context, ports, empresa.id));
  await recordHistory(context, [
    { ...edited, accio: 'canvia', abans: { baixa: before.baixa }, despres: { baixa: given.baixa } },
  ]);
  return getEmpresa(context, ports, empresa.id);
};

const removeEmpresa = async (
  context: CompanyContext,
  ports: VidaPorts,
  nom: string | undefined,
): Promise<{ fet: true }> => {
  const { db, empresa, clock } = context;
  const row = await findEmpresa(db, empresa.id);
  if (!row) throw notFound();
  const usos = some(await ports.impedeixen(db, empresa.id, clock.now()));
  if (usos.length > 0) {
    const n = usos.reduce((sum, one) => sum + one.n, 0);
    throw new CodedError(409, 'en_us', { params: { nom: row.nom_fiscal, n }, extra: { comptes: usos } });
  }
  if (nom !== undefined && nom.trim() !== row.nom_fiscal)
    throw fieldFault('nom', 'nom_no_coincideix', { nom: row.nom_fiscal });
  // A closed company is no way in any more: whoever is left without one was so before.
  if (row.baixa === 0) checkNotLast(context);
  if (!(await updateEmpresa(db, empresa.id, row.versio, { esborrada: clock.now() }))) throw notFound();
  await recordHistory(context, [
    { entitat: 'empresa', id: empresa.id, accio: 'suprimeix', abans: { nom_fiscal: row.nom_fiscal, nif: row.nif } },
  ]);
  return { fet: true };
};

export const vidaHandlers = (ports: EmpresaPorts & VidaPorts): readonly Bound[] => [
  bind(vidaRoutes.usos, async ({ db, empresa, clock }) => ({
    impedeixen: some(await ports.impedeixen(db, empresa.id, clock.now())),
    acompanyen: some(await ports.acompanyen(db, empresa.id)),
  })),
  bind(vidaRoutes.baixa, (context, { body }) => setBaixa(context, ports, body)),
  bind(vidaRoutes.remove, (context, { query }) => removeEmpresa(context, ports, query.nom)),
];
