import { errorFacts } from '../log/error-facts.ts';
import type { Log } from '../log/log.ts';
import type { Datafile } from './datafile.ts';
import type { ExperimentNetwork, TaggedDatafile } from './experiment-network.ts';

/** Milliseconds for which a datafile counts without a question to the network. */
export const FRESH = 5 * 60_000;

/** Milliseconds until the network is asked again after it did not answer. */
export const PAUSE = 30_000;

/**
 * Returns a reader of the datafile. The first read waits for the network; later ones get what is there, and an old
 * datafile is read again behind them. A network that fails leaves the last datafile; without one, null.
 */
export function createDatafileCache({
  network,
  clock,
  log,
}: {
  network: Pick<ExperimentNetwork, 'readDatafile'>;
  /** Milliseconds since the epoch. */
  clock: () => number;
  log: Log;
}): () => Promise<Datafile | null> {
  let known: TaggedDatafile | null = null;
  let dueAt = 0;
  let loading: Promise<void> | null = null;

  const load = async () => {
    try {
      known = (await network.readDatafile(known?.etag ?? null)) ?? known;
      dueAt = clock() + FRESH;
    } catch (error) {
      dueAt = clock() + PAUSE;
      log.warn({ error: errorFacts(error) }, 'the datafile of experiments cannot be read');
    } finally {
      loading = null;
    }
  };

  return async () => {
    if (clock() >= dueAt) loading ??= load();
    if (!known) await loading;
    return known?.datafile ?? null;
  };
}
