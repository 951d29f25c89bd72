import { openLots } from '#areas/proces/server/index.ts';
import { recordHistory } from '#server/historial/store.ts';
import type { CompanyContext } from '#server/http/context.ts';
import { listResultats, updateResultat } from './store.ts';

/**
 * Answers that people wrote about an item as a whole go to its first lot, with their files and history. One that the lot
 * has already stays where it is: an open non-conformity counts there too. Gives how many went.
 */
export const passaRespostes = async (
  context: CompanyContext,
  treballId: number,
  { partida, lot }: { readonly partida: number; readonly lot: number },
): Promise<number> => {
  const { db, empresa } = context;
  const rows = await listResultats(db, empresa.id, { treball_fk: treballId, treball_partida_fk: partida });
  const had = new Set(
    rows.filter((row) => Number(row.lot_fk) === lot).map(({ comprovacio_fk }) => Number(comprovacio_fk)),
  );
  const went = rows.filter(
    (row) => Number(row.lot_fk) === 0 && row.automatic === 0 && !had.has(Number(row.comprovacio_fk)),
  );
  for (const row of went) await updateResultat(db, empresa.id, Number(row.id), row.versio, { lot_fk: lot });
  if (went.some(({ resultat }) => resultat !== 'P')) await openLots(db, empresa.id, [lot]);
  await recordHistory(
    context,
    went.map(({ id }) => ({
      entitat: 'resultat' as const,
      id: Number(id),
      accio: 'canvia' as const,
      abans: { lot_fk: null },
      despres: { lot_fk: lot },
      arrel: [
        { entitat: 'lot' as const, id: lot },
        { entitat: 'treball_partida', id: partida },
        { entitat: 'treball', id: treballId },
      ] as const,
    })),
  );
  return went.length;
};
