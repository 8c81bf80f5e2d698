import { createHash } from 'node:crypto';
import type { Experiment } from './datafile.ts';

const BUCKETS = 10_000;
const SEED = 1;

const rotated = (value: number, by: number): number => (value << by) | (value >>> (32 - by));
const mixed = (block: number): number => Math.imul(rotated(Math.imul(block, 0xcc9e2d51), 15), 0x1b873593);

/** MurmurHash3, the 32-bit variant for x86. */
function murmur3(text: string): number {
  const bytes = Buffer.from(text);
  const whole = bytes.length - (bytes.length % 4);
  let hash = SEED;
  for (let at = 0; at < whole; at += 4)
    hash = (Math.imul(rotated(hash ^ mixed(bytes.readInt32LE(at)), 13), 5) + 0xe6546b64) | 0;
  if (whole < bytes.length) hash ^= mixed(bytes.readUIntLE(whole, bytes.length - whole));
  hash ^= bytes.length;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Returns the bucket of a visitor in an experiment, 0 to 9999, as every client of the network computes it. */
export const bucketOf = (visitorId: string, experimentId: string): number =>
  Math.floor((murmur3(`${visitorId}${experimentId}`) / 2 ** 32) * BUCKETS);

/** Returns the network's id of a visitor: nobody there can join it with the id that a decision engine gave. */
export const networkIdOf = (visitorId: string): string =>
  createHash('sha256').update(`experiments ${visitorId}`).digest('hex').slice(0, 32);

/** The shop tells the network nothing of a visitor that an audience could be decided by. */
const isForEverybody = ({ audienceIds, audienceConditions }: Experiment): boolean =>
  audienceIds.length === 0 && (!Array.isArray(audienceConditions) || audienceConditions.length === 0);

/** Returns the variation of a visitor; null for an experiment that does not run, or not for them. */
export function variationOf(experiment: Experiment, networkId: string): Experiment['variations'][number] | null {
  if (experiment.status !== 'Running' || !isForEverybody(experiment)) return null;
  const bucket = bucketOf(networkId, experiment.id);
  const entityId = experiment.trafficAllocation.find(({ endOfRange }) => bucket < endOfRange)?.entityId;
  return experiment.variations.find(({ id }) => id === entityId) ?? null;
}
