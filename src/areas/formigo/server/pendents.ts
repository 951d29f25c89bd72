import type { Executor } from '#server/database/tables.ts';

/** A sample of an open work whose strength at 28 days is not known yet. */
export interface PastadaPendent {
  readonly id: number;
  readonly treball_fk: number;
  readonly zona_fk: number;
  readonly zona: string;
  readonly lot: number;
  readonly numero: number;
  readonly data: string;
  readonly te7: boolean;
}

/** Samples that wait for the laboratory; those of the works named alone, where they are. Indirect control breaks none. */
export const pastadesPendents = async (
  db: Executor,
  empresaId: number,
  treballs: readonly number[] | null,
): Promise<PastadaPendent[]> => {
  if (treballs?.length === 0) return [];
  let found = db
    .selectFrom('pastada')
    .innerJoin('zona', 'zona.id', 'pastada.zona_fk')
    .innerJoin('zona_lot', 'zona_lot.id', 'pastada.lot_fk')
    .innerJoin('treball', 'treball.id', 'pastada.treball_fk')
    .select([
      'pastada.id',
      'pastada.treball_fk',
      'pastada.zona_fk',
      'pastada.numero',
      'pastada.data',
      'pastada.provetes',
    ])
    .select(['zona.nom as zona', 'zona_lot.numero as lot'])
    .where('pastada.empresa_fk', '=', empresaId)
    .where('treball.obert', '=', 1)
    .where('zona.modalitat', '<>', 'indirecte')
    .where('pastada.data', 'is not', null)
    .where('pastada.resistencia', 'is', null);
  if (treballs) found = found.where('pastada.treball_fk', 'in', [...treballs]);
  return (await found.orderBy('pastada.id').execute()).flatMap(({ provetes, data, ...row }) => {
    const edats = (JSON.parse(provetes) as { edat: number }[]).map(({ edat }) => edat);
    if (edats.includes(28) || data === null) return [];
    return [
      {
        id: Number(row.id),
        treball_fk: Number(row.treball_fk),
        zona_fk: Number(row.zona_fk),
        zona: row.zona,
        lot: row.lot,
        numero: row.numero,
        data,
        te7: edats.includes(7),
      },
    ];
  });
};

/** Lots of zones with their number and zone, by id; ids of others are simply absent. */
export const lotsDeZones = async (
  db: Executor,
  empresaId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, { readonly numero: number; readonly zona: string }>> => {
  const found = new Map<number, { numero: number; zona: string }>();
  for (let start = 0; start < ids.length; start += 200)
    for (const { id, numero, zona } of await db
      .selectFrom('zona_lot')
      .innerJoin('zona', 'zona.id', 'zona_lot.zona_fk')
      .select(['zona_lot.id', 'zona_lot.numero', 'zona.nom as zona'])
      .where('zona_lot.empresa_fk', '=', empresaId)
      .where('zona.empresa_fk', '=', empresaId)
      .where('zona_lot.id', 'in', ids.slice(start, start + 200))
      .execute())
      found.set(Number(id), { numero, zona });
  return found;
};
