import { LRUCache } from 'lru-cache';
import { expect, it } from 'vitest';
import { atMost } from '#src/domain/at-most.ts';

it('a cache of at most three drops the least recently used entry', () => {
  const cache = new LRUCache<string, number>(atMost(3));
  for (const name of ['a', 'b', 'c']) cache.set(name, 0);
  cache.get('a');
  cache.set('d', 0);
  expect([...cache.keys()].toSorted()).toEqual(['a', 'c', 'd']);
});
