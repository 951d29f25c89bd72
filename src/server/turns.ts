/** Lets at most `atOnce` pieces of work run; the others wait for their turn, in order. */
export const createTurns = (atOnce: number): (<Result>(work: () => Promise<Result>) => Promise<Result>) => {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
};
