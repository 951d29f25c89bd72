/** A loop that takes up waiting work, several pieces at once, and rests while there is none. */
export interface Worker {
  /** Looks at once, rather than at the next turn. */
  wake(): void;
  stop(): void;
}

export interface WorkerParts {
  /** Whether anything waits; cheap, reads only. */
  waits(): Promise<boolean>;
  /** Takes up one piece and works to its end; false when there was none after all. */
  next(): Promise<boolean>;
  readonly atOnce: number;
  /** Milliseconds between looks. */
  readonly every: number;
  onFault(error: unknown): void;
}

export const startWorker = (parts: WorkerParts): Worker => {
  let busy = 0;
  let stopped = false;
  let looking = false;
  const look = async (): Promise<void> => {
    if (looking || stopped || busy >= parts.atOnce) return;
    looking = true;
    try {
      if (!(await parts.waits()) || stopped) return;
    } finally {
      looking = false;
    }
    busy += 1;
    void look();
    let found = false;
    try {
      found = await parts.next();
    } finally {
      busy -= 1;
    }
    if (found) await look();
  };
  const turn = (): void => void look().catch((error) => stopped || parts.onFault(error));
  const timer = setInterval(turn, parts.every);
  timer.unref();
  turn();
  return {
    wake: () => {
      setTimeout(turn, 20).unref();
    },
    stop: () => {
      stopped = true;
      clearInterval(timer);
    },
  };
};
