import { TransportFailure } from '#web/transport-error.ts';
import type { SeguimentAnswer, SeguimentBody } from '../../contract/inputs.ts';

type Camps = Readonly<Record<string, unknown>>;
type Clash = SeguimentAnswer['conflictes'][number];

/** A row as it is sent, and the fields that it changes. */
export interface Change {
  readonly body: SeguimentBody;
  readonly camps: Camps;
}

interface Sending {
  /** The attempt under way or the last one that failed, to repeat it word by word under the same key. */
  attempt: (Change & { readonly key: string }) | null;
  /** What was sent last of each cell. */
  last: Camps;
  /** Every value sent whose answer never came, by cell: the server may hold any of them. */
  readonly unanswered: Map<string, Set<string>>;
}

const asKept = (value: unknown): string => JSON.stringify(value ?? null);

/** No answer came, or the server broke: what was sent may have been kept all the same. */
const isLost = (error: unknown): boolean =>
  !(error instanceof TransportFailure) || error.kind !== 'refused' || error.status >= 500;

/** What was sent of each row and is not known to have arrived. */
export const createSendings = () => {
  const rows = new Map<string, Sending>();
  const of = (id: string): Sending => {
    const known = rows.get(id) ?? { attempt: null, last: {}, unanswered: new Map() };
    rows.set(id, known);
    return known;
  };
  return {
    /** The very call of that key when it is repeated: the server refuses a key that comes with another body. */
    repeated: (id: string, key: string): Change | null => {
      const attempt = rows.get(id)?.attempt;
      return attempt?.key === key ? attempt : null;
    },
    last: (id: string): Camps => rows.get(id)?.last ?? {},
    begin: (id: string, key: string, { body, camps }: Change): void => {
      const row = of(id);
      row.attempt = { key, body, camps };
      row.last = { ...row.last, ...camps };
    },
    failed: (id: string, camps: Camps, error: unknown): void => {
      if (!isLost(error)) return;
      const { unanswered } = of(id);
      for (const [camp, value] of Object.entries(camps))
        unanswered.set(camp, new Set([...(unanswered.get(camp) ?? []), asKept(value)]));
    },
    /** Whether an earlier sending of the row got no answer. */
    isUncertain: (id: string): boolean => (rows.get(id)?.unanswered.size ?? 0) > 0,
    /** A stored value that differs from mine only because it is an earlier one of mine. */
    isOwn: (id: string, clash: Clash): boolean =>
      rows.get(id)?.unanswered.get(clash.camp)?.has(asKept(clash.desat)) === true,
    arrived: (id: string): void => {
      const row = of(id);
      row.attempt = null;
      row.unanswered.clear();
    },
    forget: (id: string): void => void rows.delete(id),
  };
};
