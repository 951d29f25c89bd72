import { type Dispatch, type SetStateAction, useEffect, useMemo, useRef, useState } from 'react';
import { type DocumentValues, standingUnread } from '#areas/fiscal/web/index.tsx';
import { useFormDraft } from '#web/drafts/use-form-draft.ts';
import type { Unread, UnreadCells, UnreadState } from '#web/ui/grid/grid-undo.ts';

const NOTHING = {};

/**
 * Cells of lines that could not be read: kept in the browser until they are mended or their line goes, and put back,
 * marked, when the form opens again.
 */
export const useUnreadCells = (name: string, values: DocumentValues): UnreadState => {
  const [all, setAll] = useState<UnreadCells>(new Map());
  const standing = useMemo(() => standingUnread(all, values), [all, values]);
  const draft = useFormDraft<object>({
    name: `${name}.no_llegides`,
    versio: undefined,
    base: NOTHING,
    values: NOTHING,
    unreadable: standing,
    dirty: standing.size > 0,
    secrets: [],
  });
  const { offer } = draft;
  const now = useRef({ values, draft });
  now.current = { values, draft };
  useEffect(() => {
    if (!offer) return;
    const read = new Map(
      offer.unreadable.flatMap(([key, { text, message }]): [string, Unread][] =>
        text === null ? [] : [[key, { text, message }]],
      ),
    );
    // Those of lines that are not there yet wait for the draft of the form to be taken.
    const back = standingUnread(read, now.current.values);
    if (back.size === 0) return;
    setAll((mine) => new Map([...back, ...mine]));
    now.current.draft.taken(offer);
  }, [offer]);
  return [all, setAll as Dispatch<SetStateAction<UnreadCells>>];
};
