import { fieldFault } from '#kernel/coded-error.ts';
import { recordHistory } from '#server/historial/store.ts';
import type { CompanyContext } from '#server/http/context.ts';
import type { Assignat } from '../contract/accions.ts';
import { assign, listAssigned, unassign } from './parts-store.ts';
import type { TreballPorts } from './ports.ts';
import { holdOpen, loadTreball } from './service.ts';

type Ports = Pick<TreballPorts, 'people'>;

const present = async (context: CompanyContext, ports: Ports, id: number): Promise<Assignat[]> => {
  const assigned = new Set(await listAssigned(context.db, context.empresa.id, id));
  const people = await ports.people(context.db, context.empresa.id);
  return people.map(({ id: usuari_fk, nom, rol }) => ({ usuari_fk, nom, rol, assignat: assigned.has(usuari_fk) }));
};

export const listUsuaris = async (context: CompanyContext, ports: Ports, id: number): Promise<Assignat[]> => {
  await loadTreball(context, id);
  return present(context, ports, id);
};

/** Adds and takes people; whoever is not named stays, so that two who assign at once both prevail. */
export const assignUsuaris = async (
  context: CompanyContext,
  ports: Ports,
  id: number,
  given: { readonly assigna: readonly number[]; readonly treu: readonly number[] },
): Promise<Assignat[]> => {
  await holdOpen(context, id);
  const before = await present(context, ports, id);
  const known = new Set(before.map(({ usuari_fk }) => usuari_fk));
  for (const [field, asked] of Object.entries(given)) {
    const wrong = asked.findIndex((usuari) => !known.has(usuari));
    if (wrong >= 0) throw fieldFault(`${field}.${wrong}`, 'usuari_desconegut');
  }
  const { db, empresa } = context;
  await unassign(db, empresa.id, id, given.treu);
  await assign(db, empresa.id, id, given.assigna);
  const after = await present(context, ports, id);
  const names = (all: readonly Assignat[]) => ({
    usuaris: all.filter(({ assignat }) => assignat).map(({ nom }) => nom),
  });
  await recordHistory(context, [
    { entitat: 'treball', id, accio: 'canvia', abans: names(before), despres: names(after) },
  ]);
  return after;
};
