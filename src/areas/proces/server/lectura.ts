import { checkTreball } from '#areas/treball/server/index.ts';
import type { Language } from '#kernel/language.ts';
import type { CompanyContext } from '#server/http/context.ts';
import type { Lot, TreballPartida } from '../contract/schemas.ts';
import type { FotoPrograma } from '../domain/canvis-programa.ts';
import { fotoOf } from './foto.ts';
import { obraAra } from './obra.ts';
import { countPartida, readPla } from './pla.ts';
import type { ProcesPorts } from './ports.ts';
import { presentLot, presentLotDeFormigo, presentPartida } from './present.ts';
import { listRevisions } from './revisio-store.ts';
import { foraDe } from './vigencia.ts';

/** An issue of a programme with the programme that it issued. */
export interface RevisioLlegida {
  readonly numero: number;
  readonly data: string;
  readonly emesa_per: string;
  readonly foto: FotoPrograma;
}
/** The plan of a work as documents print it, in their language: whole, and as it was issued each time. */
export interface PlaLlegit {
  readonly processos: readonly number[];
  /** In the order of processes and items. */
  readonly partides: readonly TreballPartida[];
  /** Lots of each item, in order; of concrete, those of its zones. */
  readonly lots: ReadonlyMap<number, readonly Lot[]>;
  /** Norms of the bank that do not rule the work. */
  readonly normesFora: ReadonlySet<string>;
  /** Items that do not hold at the date of the work, or are for concrete of another regulation, by their id. */
  readonly fora: ReadonlyMap<number, 'altra_norma' | 'no_vigent'>;
  /** What would be issued now. */
  readonly foto: FotoPrograma;
  /** Oldest first. */
  readonly revisions: readonly RevisioLlegida[];
}

export const readPlaSencer = async (
  context: CompanyContext,
  ports: ProcesPorts,
  treballId: number,
  language: Language,
): Promise<PlaLlegit> => {
  await checkTreball(context, treballId);
  const { db, empresa } = context;
  const pla = await readPla(context, ports, treballId);
  const revisions = await listRevisions(db, empresa.id, treballId);
  const rows = pla.processos.flatMap(({ proces_fk }) => pla.partides.filter((row) => row.proces_fk === proces_fk));
  return {
    processos: pla.processos.map(({ proces_fk }) => proces_fk),
    partides: rows.map((row) => presentPartida(pla, row, language)),
    lots: new Map(
      rows.map((row) => {
        const counted = countPartida(pla, row);
        const lots =
          row.formigo_flg === 1
            ? (pla.formigo.get(Number(row.id)) ?? []).map((lot) =>
                presentLotDeFormigo(lot, row, counted.lots.get(lot.id)),
              )
            : (pla.lots.get(Number(row.id)) ?? []).map((lot) =>
                presentLot(lot, row.unitat, counted.lots.get(Number(lot.id))),
              );
        return [Number(row.id), lots];
      }),
    ),
    ...(await foraDe(context, ports, treballId, pla)),
    foto: fotoOf(pla, await obraAra(context, ports, treballId)),
    revisions: revisions.map(({ numero, data, emesa_per, foto }) => ({
      numero,
      data,
      emesa_per,
      foto: JSON.parse(foto) as FotoPrograma,
    })),
  };
};
