import { setPriority } from 'node:os';

/** Where this file is, once built as well: what the process is started from. */
export const address = import.meta.url;

/** The argument that makes this file a helper process. */
export const HELPS = 'help-the-shop';

/** Work for a helper: the module exports it as `task`, and is loaded there with the first input. */
export interface Task<Input, Result> {
  readonly module: string;
  run(input: Input): Promise<Result>;
}

/** What the process is sent. */
export type Job = { number: number; module: string; input: unknown };

/** What it answers: the result, or why there is none. */
export type Done = { number: number; result: unknown } | { number: number; failure: string };

/**
 * Its niceness: on a busy machine it gets a third of what the shop gets, and the shop's pages do not wait for its work.
 */
const GIVES_WAY = 5;

async function done({ number, module, input }: Job): Promise<Done> {
  try {
    const { task } = (await import(/* @vite-ignore */ module)) as { task: Task<unknown, unknown> };
    return { number, result: await task.run(input) };
  } catch (error) {
    return { number, failure: String(error) };
  }
}

/** Works on what it is sent until nobody is there to send more. */
function serve(): void {
  setPriority(GIVES_WAY);
  // Ctrl-C is for the shop, which finishes what is under way.
  process.on('SIGINT', () => undefined);
  process.on('message', (job: Job) => void done(job).then((answer) => process.connected && process.send?.(answer)));
}

if (process.argv[2] === HELPS) serve();
