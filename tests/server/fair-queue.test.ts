import { describe, expect, it } from 'vitest';
import { createFairQueue, type FairQueueLimits, Refused } from '#src/server/fair-queue.ts';

/** A queue whose tasks end when the test calls `finish()`. */
function queueByHand(limits: Partial<FairQueueLimits> = {}) {
  const queue = createFairQueue<string>({
    perMinute: 1000,
    running: 2,
    runningOfOne: 10,
    waitingOfOne: 10,
    waiting: 20,
    ...limits,
  });
  const begun: string[] = [];
  const open = new Map<string, () => void>();
  const ask = (address: string, key: string, signal?: AbortSignal): Promise<string> => {
    const answer = queue.run({ key, address, ...(signal ? { signal } : {}) }, () => {
      begun.push(key);
      return new Promise((resolve) => open.set(key, () => resolve(key)));
    });
    return answer.catch((error: unknown) => (error instanceof Refused ? error.refusal : 'failed'));
  };
  const finish = async (key: string) => {
    open.get(key)?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { queue, begun, ask, finish };
}

describe('the fair queue', () => {
  it('runs tasks of all addresses in turn', async () => {
    const { begun, ask, finish } = queueByHand({ running: 1 });
    for (const key of ['a1', 'a2', 'a3', 'a4']) void ask('a', key);
    for (const key of ['b1', 'b2']) void ask('b', key);
    void ask('c', 'c1');
    for (const key of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2']) await finish(key);
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  });

  it('gives a free slot to the address with the fewest running tasks', async () => {
    const { begun, ask, finish } = queueByHand({ running: 3 });
    for (const key of ['a1', 'a2', 'a3', 'a4', 'a5']) void ask('a', key);
    for (const key of ['b1', 'b2', 'b3']) void ask('b', key);
    await finish('a1');
    await finish('b1');
    expect(begun).toEqual(['a1', 'a2', 'a3', 'b1', 'b2']);
  });

  it('keeps slots free for others, however many tasks of one address wait', async () => {
    const { begun, ask, finish } = queueByHand({ running: 4, runningOfOne: 2 });
    for (const key of ['a1', 'a2', 'a3', 'a4']) void ask('a', key);
    void ask('b', 'b1');
    expect(begun).toEqual(['a1', 'a2', 'b1']);
    await finish('a1');
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
  });

  it('refuses an address that asks too often', async () => {
    const { ask } = queueByHand({ perMinute: 2 });
    for (const key of ['a1', 'a2']) void ask('a', key);
    expect(await ask('a', 'a3')).toBe('address');
    void ask('b', 'b1');
  });

  it('runs a task requested by several addresses once, at the first turn of any of them', async () => {
    const { begun, ask, finish } = queueByHand({ running: 1 });
    for (const key of ['a1', 'a2', 'a3', 'shared']) void ask('a', key);
    const shared = [ask('b', 'shared'), ask('b', 'shared')];
    await finish('a1');
    await finish('a2');
    shared.push(ask('c', 'shared'));
    await finish('shared');
    expect(await Promise.all(shared)).toEqual(['shared', 'shared', 'shared']);
    expect(begun).toEqual(['a1', 'a2', 'shared', 'a3']);
  });

  it('refuses tasks above the limit of an address, and none of another', async () => {
    const { queue, ask } = queueByHand({ running: 1, waitingOfOne: 2 });
    for (const key of ['a1', 'a2', 'a3']) void ask('a', key);
    expect(await ask('a', 'a4')).toBe('address');
    void ask('b', 'b1');
    expect(queue.waiting()).toBe(3);
  });

  it('drops the last task of the address with the most waiting if it is full', async () => {
    const { queue, ask } = queueByHand({ running: 1, waiting: 4 });
    void ask('a', 'a0');
    const flood = ['a1', 'a2', 'a3', 'a4'].map((key) => ask('a', key));
    void ask('b', 'b1');
    expect(await flood[3]).toBe('full');
    expect(await ask('a', 'a5')).toBe('full');
    void ask('b', 'b2');
    expect(await flood[2]).toBe('full');
    expect(await ask('b', 'b3')).toBe('full');
    expect(queue.waiting()).toBe(4);
  });

  it('does not run an aborted task', async () => {
    const { queue, begun, ask, finish } = queueByHand({ running: 1 });
    const [one, two] = [new AbortController(), new AbortController()];
    void ask('a', 'a1');
    const gone = ask('a', 'gone', one.signal);
    void ask('a', 'shared', one.signal);
    const shared = ask('a', 'shared', two.signal);
    one.abort();
    expect(await gone).toBe('left');
    expect(await ask('a', 'late', one.signal)).toBe('left');
    await finish('a1');
    await finish('shared');
    expect(await shared).toBe('shared');
    expect([begun, queue.waiting()]).toEqual([['a1', 'shared'], 0]);
  });

  it('continues after a task that fails', async () => {
    const queue = createFairQueue<string>({ perMinute: 10, running: 1, runningOfOne: 1, waitingOfOne: 1, waiting: 1 });
    const failed = queue.run({ key: '1', address: 'a' }, () => Promise.reject(new Error('no')));
    const next = queue.run({ key: '2', address: 'a' }, async () => 'next');
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('next');
  });
});
