import { getPriority, setPriority } from 'node:os';

/** Address of this file, also after a build. The helper process is started from it. */
export const address = import.meta.url;

/** The argument that starts this file as a helper process. */
export const HELPS = 'help-the-shop';

/** Work for a helper process. The module exports it as `task`; the helper imports the module with the first input. */
export interface Task<Input, Result> {
  readonly module: string;
  run(input: Input): Promise<Result>;
}

/** A message to the helper process. */
export type Job = { number: number; module: string; input: unknown };

/** A message from the helper process: the result, or the reason of a failure. */
export type Done = { number: number; result: unknown } | { number: number; failure: string };

/**
 * The process's niceness. On a busy machine it gets a third of the processor time of the shop, so that the shop's pages
 * do not wait for it.
 */
const GIVES_WAY = 5;
/** The highest niceness that there is. */
const LOWEST = 19;

async function done({ number, module, input }: Job): Promise<Done> {
  try {
    const { task } = (await import(/* @vite-ignore */ module)) as { task: Task<unknown, unknown> };
    return { number, result: await task.run(input) };
  } catch (error) {
    return { number, failure: String(error) };
  }
}

/** Works on incoming jobs until the parent process disconnects. */
function serve(): void {
  setPriority(Math.min(LOWEST, getPriority() + GIVES_WAY));
  // Ignores Ctrl-C: the shop handles it and finishes what is in progress.
  process.on('SIGINT', () => undefined);
  process.on('message', (job: Job) => void done(job).then((answer) => process.connected && process.send?.(answer)));
}

if (process.argv[2] === HELPS) serve();
