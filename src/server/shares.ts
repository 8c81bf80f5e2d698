import { createFairQueue, type FairQueue } from './fair-queue.ts';

/**
 * Makes an answer of what was rendered, for a reader who accepts these encodings. Several readers can share one render.
 */
export type Answer = (accepted: string | undefined) => Response | Promise<Response>;

/** What is rendered for readers, by turns of their network addresses. */
export interface Shares {
  /** A reader waits at most for the four renders of each other address. */
  pages: FairQueue<Answer>;
  /** Charts can take a second each to place: they must not keep a page of the shop waiting. */
  charts: FairQueue<Answer>;
}

export const createShares = (perMinute: number): Shares => ({
  pages: createFairQueue({ perMinute, running: 16, runningOfOne: 4, waitingOfOne: 100, waiting: 2000 }),
  charts: createFairQueue({ perMinute, running: 4, runningOfOne: 1, waitingOfOne: 50, waiting: 500 }),
});
