import { setPriority } from 'node:os';
import type { Job } from './encode.ts';

/** Where this file is, once built as well: what the process is started from. */
export const address = import.meta.url;

/** The argument that makes this file a process that draws. */
export const DRAWS = 'draw-pictures';

/** What the process answers: the picture, or why there is none. */
export type Drawn = { number: number; bytes: Uint8Array } | { number: number; failure: string };

/** Its niceness: on a busy machine it gets a third of what the shop gets, and the shop's pages do not wait for pictures. */
const GIVES_WAY = 5;

/** Draws what it is sent until nobody is there to send more. */
async function serve(): Promise<void> {
  setPriority(GIVES_WAY);
  // Ctrl-C is for the shop, which finishes what is under way.
  process.on('SIGINT', () => undefined);
  const answer = (drawn: Drawn): void => void (process.connected && process.send?.(drawn));
  const jobs: { number: number; job: Job }[] = [];
  let draw = (next: { number: number; job: Job }): void => void jobs.push(next);
  process.on('message', (sent: { number: number; job: Job }) => draw(sent));
  const { encode } = await import('./encode.ts');
  draw = ({ number, job }) =>
    void encode(job).then(
      (bytes) => answer({ number, bytes }),
      (error: unknown) => answer({ number, failure: String(error) }),
    );
  for (const waiting of jobs) draw(waiting);
}

if (process.argv[2] === DRAWS) await serve();
