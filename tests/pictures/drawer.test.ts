import { execFileSync } from 'node:child_process';
import { getPriority } from 'node:os';
import { describe, expect, it, vi } from 'vitest';
import { createHelper } from '#src/server/helper.ts';
import { createDrawer, type Drawer } from '#src/server/images/drawer.ts';
import { drawings } from './support/odd-drawings.ts';

const job = { path: 'plain', width: 96, quality: 50, sharpness: 0, format: 'png' } as const;

const picture = async (draw: Drawer): Promise<Buffer> => (await draw(job)) ?? Buffer.of();

/** Ids of the drawing processes that this process has started. */
const drawing = (): number[] =>
  execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent, ...args]) => Number(parent) === process.pid && args.at(-1) === 'help-the-shop')
    .map(([pid]) => Number(pid));

describe.runIf(process.platform === 'linux')('the helper process that draws', () => {
  it('is one process for all pictures, and ends when idle', async () => {
    const draw = createDrawer(drawings.module, createHelper({ restAfter: 50 }));
    const pictures = Promise.all([picture(draw), picture(draw)]);
    await vi.waitFor(() => expect(drawing()).toHaveLength(1));
    const [pid = 0] = drawing();
    const [first, second] = await pictures;
    expect(first.equals(second)).toBe(true);
    expect(first.subarray(1, 4).toString()).toBe('PNG');
    await vi.waitFor(() => expect(drawing()).not.toContain(pid), 5000);
    expect((await picture(draw)).equals(first)).toBe(true);
  });

  it('has a lower priority than this one', async () => {
    const draw = createDrawer(drawings.module);
    await draw(job);
    const [pid = 0] = drawing();
    expect(getPriority(pid)).toBeGreaterThan(getPriority(process.pid));
    process.kill(pid);
    await vi.waitFor(() => expect(drawing()).toEqual([]), 5000);
  });

  it('fails all waiting requests when it is killed, and the next picture starts another process', async () => {
    const draw = createDrawer(drawings.module, createHelper({ restAfter: 50 }));
    await draw(job);
    const [pid = 0] = drawing();
    const broken = draw({ ...job, path: 'large', width: 1920, format: 'avif' });
    process.kill(pid, 'SIGKILL');
    await expect(broken).rejects.toThrow('has ended');
    expect(await draw(job)).toBeInstanceOf(Buffer);
  });
});
