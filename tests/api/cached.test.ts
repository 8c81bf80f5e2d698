import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearCache, cached } from '#src/api/cached.ts';

describe('cached data that every page shows', () => {
  beforeEach(clearCache);

  it('is loaded once a minute', async () => {
    const load = vi.fn(async () => ({ items: [] }));
    let now = 0;
    const ask = () => cached('menu en-us', load, () => now);
    expect(await ask()).toBe(await ask());
    now = 59_999;
    await ask();
    expect(load).toHaveBeenCalledTimes(1);
    now = 60_000;
    await ask();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is cached by name', async () => {
    expect(await cached('menu en-us', async () => 'menu')).toBe('menu');
    expect(await cached('menu fr-fr', async () => 'carte')).toBe('carte');
  });

  it('is loaded again after a failure, and after a change', async () => {
    await expect(cached('menu en-us', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await cached('menu en-us', async () => 'up')).toBe('up');
    clearCache();
    expect(await cached('menu en-us', async () => 'changed')).toBe('changed');
  });
});
