/** Runs work when its turn comes, and returns its result. */
export type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Milliseconds that work waits at most. What has waited longer is passed over: whoever wanted it has gone, and who
 * comes next would wait as long.
 */
const PATIENCE = 15_000;

/**
 * Runs work in the order of the calls, `atOnce` at the same time. Throws `refusal()` while `mostWaiting` others wait,
 * and for work that has waited for 15 seconds.
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

  async function waitForTurn(): Promise<void> {
    if (waiting.length >= mostWaiting) throw refusal();
    const since = performance.now();
    await new Promise<void>((resolve) => void waiting.push(resolve));
    if (performance.now() - since < PATIENCE) return;
    endTurn();
    throw refusal();
  }
  function endTurn(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  return async (work) => {
    if (running < atOnce) running += 1;
    else await waitForTurn();
    try {
      return await work();
    } finally {
      endTurn();
    }
  };
}
