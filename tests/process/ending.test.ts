import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Data, openData } from '#tests/crash/data.ts';
import { freePort, shopEnv, startShop } from '#tests/crash/shop-process.ts';

let data: Data;
beforeAll(async () => {
  data = await openData(undefined);
});
afterAll(() => data.discard());

const pause = () => new Promise((resolve) => setTimeout(resolve, 50));
const isOpen = (port: number) =>
  fetch(`http://localhost:${port}/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
const isTaken = (port: number) =>
  fetch(`http://localhost:${port}/health`).then(
    () => true,
    () => false,
  );

/**
 * False also for a zombie: a process that has ended and whose parent has not read its exit code, as in a container
 * without an init.
 */
const isAlive = (pid: number): boolean => {
  try {
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
};

/** All descendants of a process. */
const below = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
    .flatMap((child) => [Number(child), ...below(Number(child))]);

// Linux only: /proc lists the descendants, so that none is left behind if a test fails.
describe.runIf(process.platform === 'linux')('npm start', () => {
  test.each([
    ['npm', 'SIGTERM', ['npm', 'start']],
    ['the start script', 'SIGTERM', [process.execPath, 'scripts/start.mjs']],
    ['the start script', 'SIGKILL', [process.execPath, 'scripts/start.mjs']],
  ] as const)(
    'ends the shop and closes its port when %s gets %s',
    { timeout: 600_000 },
    async (_who, signal, [command, argument]) => {
      const port = await freePort();
      const child = spawn(command, [argument], { env: shopEnv(port, data.env), stdio: ['ignore', 'ignore', 'pipe'] });
      const said: string[] = [];
      child.stderr.on('data', (text: Buffer) => said.push(text.toString()));
      while (!(await isOpen(port))) {
        if (child.exitCode !== null) throw new Error(`it did not start:\n${said.join('')}`);
        await pause();
      }
      const started = below(child.pid ?? 0);
      child.kill(signal);
      try {
        // A process that missed the signal would never end.
        await expect.poll(() => isTaken(port), { timeout: 60_000, interval: 100 }).toBe(false);
        await expect.poll(() => started.filter(isAlive), { timeout: 60_000, interval: 100 }).toEqual([]);
      } finally {
        for (const pid of started.filter(isAlive)) process.kill(pid, 'SIGKILL');
      }
    },
  );
});

describe('an uncaught error', () => {
  test.each([
    ['an exception', 'throw new Error("nobody expected this")', 'uncaughtException'],
    ['a rejection', 'void Promise.reject(new TypeError("nobody expected this"))', 'unhandledRejection'],
  ])('%s is logged, and the shop drains and ends with code 1', { timeout: 300_000 }, async (_what, code, origin) => {
    const port = await freePort();
    const onSignal = encodeURIComponent(`process.on('SIGUSR2', () => { ${code} })`);
    const shop = await startShop(port, {
      ...data.env,
      NODE_OPTIONS: `--import=data:text/javascript,${onSignal.replaceAll("'", '%27')}`,
      DRAIN_SECONDS: '2',
    });
    shop.signal('SIGUSR2');
    const seen = new Set<number>();
    while (await isTaken(port)) seen.add((await fetch(`${shop.url}/ready`).catch(() => null))?.status ?? 0);
    expect(await shop.ended).toBe(1);
    expect(seen).toContain(503);
    const line = shop.errors
      .map((text) => (text.startsWith('{') ? (JSON.parse(text) as { origin?: string; error?: { at?: string[] } }) : {}))
      .find((one) => one.origin);
    expect(line?.origin).toBe(origin);
    expect(JSON.stringify(shop.errors)).not.toContain('nobody expected this');
  });
});
