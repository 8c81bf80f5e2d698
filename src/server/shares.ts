import { createFairQueue, type FairQueue } from './fair-queue.ts';

/** Makes the Response of a finished render for one Accept-Encoding header. Several readers can share one render. */
export type Answer = (accepted: string | undefined) => Response | Promise<Response>;

/** The queues of what is rendered for readers; each shares its turns between client addresses. */
export interface Shares {
  /** A reader waits for at most four renders of each other address. */
  pages: FairQueue<Answer>;
  /** A queue of its own, because a chart can take a second to lay out and must not delay the shop's pages. */
  charts: FairQueue<Answer>;
}

export const createShares = (perMinute: number): Shares => ({
  pages: createFairQueue({ perMinute, running: 16, runningOfOne: 4, waitingOfOne: 100, waiting: 2000 }),
  charts: createFairQueue({ perMinute, running: 4, runningOfOne: 1, waitingOfOne: 50, waiting: 500 }),
});
