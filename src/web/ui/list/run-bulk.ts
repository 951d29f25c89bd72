/** What became of one row. `fault` is null when it went through. */
export interface BulkOutcome<Item> {
  readonly item: Item;
  readonly fault: unknown;
  /** What the call answered, where it went through. */
  readonly answer?: unknown;
}

const AT_ONCE = 4;

/**
 * Does the same to many rows, a few at a time, each on its own: one that is refused holds up no other. Once `signal` is
 * aborted no further row is begun; those already begun are waited for.
 */
export const runBulk = async <Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<unknown>,
  { signal, onDone }: { readonly signal: AbortSignal; readonly onDone: (done: number) => void },
): Promise<readonly BulkOutcome<Item>[]> => {
  const outcomes: BulkOutcome<Item>[] = [];
  const waiting = [...items];
  const worker = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined && !signal.aborted; item = waiting.shift()) {
      try {
        outcomes.push({ item, fault: null, answer: await act(item) });
      } catch (fault) {
        outcomes.push({ item, fault });
      }
      onDone(outcomes.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return outcomes;
};
