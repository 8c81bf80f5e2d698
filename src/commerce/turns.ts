/** Runs work when its turn comes, and returns its result. */
export type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Runs work in the order of the calls, `atOnce` at the same time. Throws `refusal()` while `mostWaiting` others wait.
 */
export function createTurns({
  atOnce,
  mostWaiting,
  refusal,
}: {
  atOnce: number;
  mostWaiting: number;
  refusal: () => Error;
}): Turns {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async (work) => {
    if (running < atOnce) running += 1;
    else if (waiting.length < mostWaiting) await new Promise<void>((resolve) => void waiting.push(resolve));
    else throw refusal();
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
