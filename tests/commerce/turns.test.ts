import { afterEach, describe, expect, test, vi } from 'vitest';
import { createTurns } from '#src/commerce/turns.ts';

afterEach(() => vi.useRealTimers());

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('work that waits for its turn', () => {
  test('is refused after 15 seconds, and what came later is done', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const inTurn = createTurns({ atOnce: 1, mostWaiting: 5, refusal: () => new Error('too late') });
    let end = (): void => undefined;
    const first = inTurn(() => new Promise<void>((resolve) => void (end = resolve)));
    const late = vi.fn(async () => undefined);
    const refused = Promise.all([
      expect(inTurn(late)).rejects.toThrow('too late'),
      expect(inTurn(late)).rejects.toThrow('too late'),
    ]);
    await turn();
    vi.advanceTimersByTime(15_000);
    const next = inTurn(async () => 'done');
    end();
    await Promise.all([first, refused]);
    expect(await next).toBe('done');
    expect(late).not.toHaveBeenCalled();
    expect(await inTurn(async () => 'and the next')).toBe('and the next');
  });
});
