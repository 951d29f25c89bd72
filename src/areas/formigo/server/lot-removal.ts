import { keepDeleted } from '#server/desfer/index.ts';
import { checkAvisos } from '#server/http/editing.ts';
import type { SeguimentBody } from '../contract/inputs.ts';
import { lotRoots } from './arrels.ts';
import type { KeptLot } from './kept-store.ts';
import { avisosOf } from './lost-answers.ts';
import { anyResult } from './lot-numero.ts';
import type { FormigoPorts } from './ports.ts';
import type { Saving } from './seguiment-lots.ts';
import { campsOf, hasContent } from './seguiment-rows.ts';
import { deleteLot, updateLot } from './store.ts';
import { checkZonaVersio } from './zona-reading.ts';

export type Gone = readonly { readonly id: number; readonly versio: number }[];

/** Deletes lots; each is kept whole, to be brought back. */
export const removeLots = async (
  saving: Saving,
  ports: FormigoPorts,
  gone: Gone,
  accepted: SeguimentBody['avisos_acceptats'],
): Promise<void> => {
  const { context } = saving;
  const controlled = anyResult(saving.pastades.values());
  for (const { id, versio } of gone) {
    const lot = saving.lots.get(id);
    if (!lot) continue;
    await checkZonaVersio(context, saving.zona.id, versio, lot);
    const samples = [...saving.pastades.values()].filter((row) => row.lot_fk === id);
    const filled = samples.filter((row) => hasContent(campsOf(row)));
    const taken = await ports.takeRespostes(context, saving.zona.treball_fk, [id]);
    const counts = { lots: 1, pastades: filled.length };
    checkAvisos(
      [...(filled.length > 0 ? [{ codi: 'te_resultats', cami: '', params: counts }] : []), ...avisosOf(taken)],
      accepted,
    );
    const contingut: KeptLot = { lot, pastades: samples, respostes: taken.rows };
    saving.desfer.push(await keepDeleted(context, { tipus: 'zona_lot', id, contingut, fitxers: taken.fitxers }));
    await deleteLot(context.db, context.empresa.id, id);
    saving.lots.delete(id);
    for (const sample of samples) saving.pastades.delete(sample.id);
    saving.history.push({
      entitat: 'zona_lot',
      id,
      accio: 'suprimeix',
      abans: { numero: lot.numero, veredicte: lot.verdict, pastades: samples.map((row) => campsOf(row)) },
      arrel: lotRoots(saving.zona),
    });
  }
  // A number that was told with a result is never that of another lot.
  if (gone.length > 0 && !controlled) await renumber(saving);
};

/** Lots of which nothing is known yet are numbered from 1 without holes. */
const renumber = async ({ lots, context }: Saving): Promise<void> => {
  const inOrder = [...lots.values()].sort((one, other) => one.numero - other.numero || one.id - other.id);
  for (const [index, lot] of inOrder.entries())
    if (lot.numero !== index + 1) await updateLot(context.db, context.empresa.id, lot.id, { numero: index + 1 });
};
