import type { Lot, TreballPartida } from '#areas/proces/contract/schemas.ts';
import type { Treball } from '#areas/treball/contract/schemas.ts';
import { casellaOf } from '../casella.ts';
import type { Fila } from '../partida-grid.tsx';
import type { EstatTrameses, Trameses } from '../tramesa.ts';
import type { Mira } from '../use-marques.tsx';

/** What a lot's screen stands on, on the desk and on the phone. */
export interface LotWork {
  readonly treball: Treball;
  readonly partida: TreballPartida;
  readonly files: readonly Fila[];
  /** null: the item as a whole. */
  readonly lot: Lot | null;
  readonly mira: Mira;
  readonly trameses: Trameses;
  readonly enviament: EstatTrameses;
  readonly nom: string;
}

/** The way back from a lot: its item, among those of its process. */
export const seguimentHref = (empresa: number, { treball, partida }: Pick<LotWork, 'treball' | 'partida'>): string =>
  `/empresa/${empresa}/treball/${treball.id}/seguiment?proces=${partida.proces_fk}&partida=${partida.id}`;

/** The screen of a lot, or of the item as a whole. */
export const lotHref = (
  empresa: number,
  { treball, partida, lot }: Pick<LotWork, 'treball' | 'partida' | 'lot'>,
): string =>
  `/empresa/${empresa}/treball/${treball.id}/seguiment/${partida.proces_fk}/partida/${partida.id}/lot/${lot?.id ?? 0}`;

/** The next pending check after a place, going round; null when none is left. */
export const seguentPendent = ({ files, mira, partida, lot }: LotWork, at: number): number | null => {
  const turn = [...files.slice(at + 1), ...files.slice(0, at + 1)];
  const next = turn.find(
    ({ check }) => !check.automatica && mira(casellaOf(partida, check, lot?.id ?? null)).resposta.resultat === 'P',
  );
  return next?.check.comprovacio_fk ?? null;
};
