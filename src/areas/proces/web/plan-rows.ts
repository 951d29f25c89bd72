import type { z } from 'zod';
import type { programaSchema } from '../contract/schemas.ts';
import { isLotsPerDir } from '../domain/lots-per-dir.ts';

export type Programa = z.infer<typeof programaSchema>;
export type ProgramaProces = Programa['processos'][number];
/** An item as the plan tells it: with what it lacks to be issued. */
export type PartidaDelPla = ProgramaProces['partides'][number];

/** Whether how many lots some items have is still to be said: a sum of them is the least that it comes to. */
export const lotsPerDir = (partides: readonly PartidaDelPla[]): boolean =>
  partides.some(({ previsio }) => isLotsPerDir(previsio));
/** The same of what their tests cost. */
export const costPerDir = (partides: readonly PartidaDelPla[]): boolean =>
  partides.some(({ cost_minim }) => cost_minim);

/** A line of the plan’s tree: a process, or an item under it. */
export type PlanRow =
  | { readonly kind: 'proces'; readonly key: string; readonly proces: ProgramaProces; readonly open: boolean }
  | {
      readonly kind: 'partida';
      readonly key: string;
      readonly proces: ProgramaProces;
      readonly partida: PartidaDelPla;
    };

export const procesKey = (pid: number): string => `p${pid}`;
export const partidaKey = (xid: number): string => `x${xid}`;

/** The lines that show, in order: closed processes keep theirs. */
export const planRows = ({ processos }: Programa, closed: ReadonlySet<number>): readonly PlanRow[] =>
  processos.flatMap((proces): PlanRow[] => {
    const open = !closed.has(proces.proces_fk);
    const head: PlanRow = { kind: 'proces', key: procesKey(proces.proces_fk), proces, open };
    if (!open) return [head];
    return [
      head,
      ...proces.partides.map((partida): PlanRow => ({ kind: 'partida', key: partidaKey(partida.id), proces, partida })),
    ];
  });

/** How a plan was left: which processes were closed, which line was in hand. Kept while the tab lives. */
interface Left {
  closed: ReadonlySet<number>;
  row: string | null;
}
const places = new Map<string, Left>();
export const placeOfPlan = (empresa: number, treball: number): Left => {
  const key = `${empresa} ${treball}`;
  let place = places.get(key);
  if (!place) {
    place = { closed: new Set(), row: null };
    places.set(key, place);
  }
  return place;
};
