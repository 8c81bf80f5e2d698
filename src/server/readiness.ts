import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pid } from 'node:process';
import type { Config } from './config.ts';
import type { Logger } from './log.ts';
import type { Shop } from './shop.types.ts';

/** Why a process should get no requests. */
export type Lack = 'database' | 'disk' | 'draining';

export interface Readiness {
  /** What is missing; empty if the process is ready. Answers within a second, even if a check does not answer. */
  lacks(): Promise<Lack[]>;
  isDraining(): boolean;
  /** Makes the process not ready for good, because it is about to end. */
  drain(): void;
}

/** Milliseconds to wait for a check. */
const PATIENCE = 500;

/** Bytes that the disk check writes. */
const PROBE = 64 * 1024;

/** Throws if the folder cannot be written: it is full, read-only or missing. */
async function probe(folder: string): Promise<void> {
  const file = join(folder, `.ready-${pid}`);
  try {
    await writeFile(file, Buffer.alloc(PROBE));
  } finally {
    await rm(file, { force: true });
  }
}

/** True if `check` resolves with true within PATIENCE. A slow check is not started again while it runs. */
function inTime(check: () => Promise<boolean>): () => Promise<boolean> {
  let running: Promise<boolean> | null = null;
  return async () => {
    running ??= check()
      .catch(() => false)
      .finally(() => {
        running = null;
      });
    const { promise: late, resolve } = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => resolve(false), PATIENCE);
    return Promise.race([running, late]).finally(() => clearTimeout(timer));
  };
}

export function createReadiness(
  { isReady }: Pick<Shop, 'isReady'>,
  { DATA_DIR }: Pick<Config, 'DATA_DIR'>,
  log: Pick<Logger, 'info' | 'warn'>,
): Readiness {
  // Creates the folder of a new installation. It does not create it again later: a folder that disappears has lost
  // data.
  const made = mkdir(DATA_DIR, { recursive: true }).catch(() => undefined);
  const hasDatabase = inTime(isReady);
  const hasDisk = inTime(() => made.then(() => probe(DATA_DIR)).then(() => true));
  let isDraining = false;
  let logged = '';
  return {
    lacks: async () => {
      if (isDraining) return ['draining'];
      const [database, disk] = await Promise.all([hasDatabase(), hasDisk()]);
      const lacks = [...(database ? [] : ['database' as const]), ...(disk ? [] : ['disk' as const])];
      // Called about every second, so it logs only a change.
      if (lacks.join() !== logged) {
        logged = lacks.join();
        if (lacks.length > 0) log.warn({ lacks }, 'not ready');
        else log.info('ready again');
      }
      return lacks;
    },
    isDraining: () => isDraining,
    drain: () => {
      isDraining = true;
    },
  };
}

/** The answer of `/ready`: 200, or 503 with what the process lacks. */
export async function answerReady(readiness: Pick<Readiness, 'lacks'>): Promise<Response> {
  const lacks = await readiness.lacks();
  return lacks.length === 0
    ? Response.json({ status: 'ready' })
    : Response.json({ status: 'not ready', lacks }, { status: 503 });
}
