import { LRUCache } from 'lru-cache';
import { atMost } from '#src/domain/at-most.ts';

/** Counts requests per key in fixed one-minute windows. Returns the seconds to wait, or 0 if the request may pass. */
export function createRateLimit({
  perMinute,
  now = Date.now,
}: {
  perMinute: number;
  now?: () => number;
}): (key: string) => number {
  const windows = new LRUCache<string, { minute: number; count: number }>(atMost(50_000));
  return (key) => {
    const time = now();
    const minute = Math.floor(time / 60_000);
    const seen = windows.get(key);
    if (!seen || seen.minute !== minute) {
      windows.set(key, { minute, count: 1 });
      return 0;
    }
    seen.count += 1;
    return seen.count > perMinute ? Math.ceil(((minute + 1) * 60_000 - time) / 1000) : 0;
  };
}
