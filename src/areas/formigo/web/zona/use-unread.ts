import { useBlocker } from '@tanstack/react-router';
import { type Dispatch, type SetStateAction, useEffect, useMemo, useRef, useState } from 'react';
import { leavesFreely } from '#web/drafts/draft-store.ts';
import { useFormDraft } from '#web/drafts/use-form-draft.ts';
import { useTexts } from '#web/language.tsx';
import { webTexts } from '#web/texts/index.ts';
import { openDialog } from '#web/ui/feedback/dialogs.tsx';
import { rowOfCell } from '#web/ui/grid/grid-types.ts';
import type { Unread, UnreadCells, UnreadState } from '#web/ui/grid/grid-undo.ts';
import type { Zona } from '../../contract/schemas.ts';
import { formigoTexts } from '../../texts/index.ts';
import type { ZonaWork } from './use-zona-work.ts';

/** The rows that hold unreadable cells: in which lot each stands, and whether the server has it. */
interface Kept {
  readonly rows: Readonly<Record<string, { readonly lot: number; readonly stored: boolean }>>;
}
const NOTHING: Kept = { rows: {} };

const storedLots = (zona: Zona): Map<string, number> =>
  new Map(zona.lots.flatMap((lot) => lot.pastades.map((row) => [row.clau_client, lot.id] as const)));

/** Cells as they were left, of the rows that still stand; a row that was never stored is made again. */
const broughtBack = (
  cells: readonly (readonly [string, { readonly text: string | null; readonly message: string }])[],
  kept: Kept,
  zona: Zona,
  standAgain: (id: string, lot: number) => void,
): (readonly [string, Unread])[] => {
  const stored = storedLots(zona);
  const stands = (id: string): boolean => {
    const row = kept.rows[id];
    if (stored.has(id)) return true;
    if (!row || row.stored || !zona.lots.some((lot) => lot.id === row.lot)) return false;
    standAgain(id, row.lot);
    return true;
  };
  return cells.flatMap(([key, { text, message }]) =>
    text !== null && stands(rowOfCell(key)) ? [[key, { text, message }] as const] : [],
  );
};

/**
 * Cells of a zone that could not be read: kept in the browser until they are mended or their row goes, put back marked
 * when the zone opens again, and asked about before one leaves.
 */
export const useUnread = (zona: Zona, work: ZonaWork) => {
  const t = useTexts(formigoTexts);
  const web = useTexts(webTexts);
  const [all, setAll] = useState<UnreadCells>(new Map());
  const { locals } = work;
  const cells = useMemo(() => {
    const lots = new Map([...locals.map((row) => [row.id, row.lot] as const), ...storedLots(zona)]);
    return { lots, standing: new Map([...all].filter(([key]) => lots.has(rowOfCell(key)))) };
  }, [all, locals, zona]);
  const { lots, standing } = cells;
  const values = useMemo((): Kept => {
    const stored = storedLots(zona);
    const ids = [...new Set([...standing.keys()].map(rowOfCell))];
    return { rows: Object.fromEntries(ids.map((id) => [id, { lot: lots.get(id) ?? 0, stored: stored.has(id) }])) };
  }, [zona, lots, standing]);
  const draft = useFormDraft<Kept>({
    name: `zona.${zona.id}.no_llegides`,
    versio: undefined,
    base: NOTHING,
    values,
    unreadable: standing,
    dirty: standing.size > 0,
    secrets: [],
  });
  const { offer } = draft;
  const now = useRef({ zona, work, draft });
  now.current = { zona, work, draft };
  useEffect(() => {
    if (!offer) return;
    const { zona: seen, work: onto, draft: drafts } = now.current;
    const back = broughtBack(offer.unreadable, offer.values, seen, onto.standAgain);
    if (back.length === 0) {
      drafts.discard(offer);
      return;
    }
    setAll((mine) => new Map([...back, ...mine]));
    drafts.taken(offer);
  }, [offer]);
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (current.pathname === next.pathname || standing.size === 0 || leavesFreely()) return false;
      const kept = await draft.flush();
      const choice = await openDialog({
        title: t('formigo.no_llegides', { n: standing.size }),
        body: t(kept ? 'formigo.no_llegides.guardades' : 'formigo.no_llegides.es_perden', { n: standing.size }),
        choices: [
          { key: 'leave', text: t('formigo.no_llegides.sortir'), ...(kept ? {} : { look: 'danger' as const }) },
          { key: 'stay', text: web('web.sortir.continuar'), look: 'primary', focused: true },
        ],
        sole: 'sortir',
      });
      return choice !== 'leave';
    },
    enableBeforeUnload: () => standing.size > 0,
  });
  const state: UnreadState = [all, setAll as Dispatch<SetStateAction<UnreadCells>>];
  return {
    state,
    /** Those of the whole zone. */
    total: standing.size,
    ofLot: (lot: number): number => [...standing.keys()].filter((key) => lots.get(rowOfCell(key)) === lot).length,
  };
};
