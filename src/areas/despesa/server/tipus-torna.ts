import { CodedError } from '#kernel/coded-error.ts';
import { fold } from '#kernel/fold.ts';
import { recordHistory } from '#server/historial/store.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { type Arbre, arbreOf } from './tipus-arbre.ts';
import { deleteTipus, findOver, putBackTipus, type TipusRow } from './tipus-store.ts';

/** A kind as it stood; `fila` null: as the product brings it. */
export interface TipusGuardat {
  readonly id: number;
  readonly nom: string;
  readonly pare_fk: number | null;
  readonly fila: TipusRow | null;
}

/** These kinds and those that they hang from, parents first. */
export const tipusOf = (arbre: Arbre, ids: readonly (number | null)[]): TipusGuardat[] => {
  const found = new Map<number, TipusGuardat>();
  const take = (id: number | null): void => {
    const one = id === null ? undefined : arbre.get(id);
    if (!one || found.has(one.id)) return;
    take(one.pare_fk);
    found.set(one.id, { id: one.id, nom: one.nom, pare_fk: one.pare_fk, fila: one.fila });
  };
  for (const id of ids) take(id);
  return [...found.values()];
};

/**
 * Brings kinds back that are gone, parents first; those that stand are left alone. Refused with 409 `desfer_canviat` where what one
 * hung from is gone, or another took its name there.
 */
export const tornaTipus = async (context: CompanyContext, kept: readonly TipusGuardat[]): Promise<void> => {
  const { db, empresa, language } = context;
  if (kept.length === 0) return;
  let arbre = await arbreOf(db, empresa.id, language);
  for (const { id, nom, pare_fk, fila } of kept) {
    if (arbre.has(id)) continue;
    const taken = [...arbre.values()].some((one) => one.pare_fk === pare_fk && fold(one.nom) === fold(nom));
    if (taken || (pare_fk !== null && !arbre.has(pare_fk)))
      throw new CodedError(409, 'desfer_canviat', { params: { nom } });
    const over = await findOver(db, empresa.id, id);
    if (over) await deleteTipus(db, empresa.id, over.id);
    if (fila) await putBackTipus(db, fila);
    arbre = await arbreOf(db, empresa.id, language);
    await recordHistory(context, [{ entitat: 'tipus_despesa', id, accio: 'recupera', despres: { nom } }]);
  }
};
