import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { freePort } from '#tests/crash/shop-process.ts';
import { beginBuild, currentBuild } from '../../scripts/builds.mjs';

let home: string;
const running: ChildProcess[] = [];
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'builds-'));
});
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
  rmSync(home, { recursive: true, force: true });
});

/** A server that answers with the builds it was given and with a module that it loads only for the answer. */
const server = `export async function start({ folder, earlier }) {
  const { createServer } = await import('node:http');
  const { basename } = await import('node:path');
  const answer = async () => JSON.stringify({ name: basename(folder), earlier: earlier.map((one) => basename(one)), late: (await import('./late.js')).name });
  createServer(async (_, response) => response.end(await answer().catch((error) => JSON.stringify({ error: error.code })))).listen(Number(process.env.PORT));
}`;

/** Publishes a build with its own server and returns its id. */
function land(): string {
  const build = beginBuild(home);
  mkdirSync(join(build.folder, 'server'), { recursive: true });
  mkdirSync(join(build.folder, 'client/assets'), { recursive: true });
  writeFileSync(join(build.folder, 'server/server.js'), server);
  writeFileSync(join(build.folder, 'server/late.js'), `export const name = '${basename(build.folder)}';`);
  writeFileSync(join(build.folder, 'server/package.json'), '{ "type": "module" }');
  build.publish();
  return basename(build.folder);
}

/** Starts scripts/serve.mjs. `ask` returns the server's answer, `end` kills the server. */
async function serve() {
  const port = await freePort();
  const child = spawn(process.execPath, ['scripts/serve.mjs'], {
    env: { ...process.env, NODE_OPTIONS: '', BUILD_DIR: home, PORT: String(port) },
    stdio: 'inherit',
  });
  running.push(child);
  const ask = async (): Promise<{ name?: string; earlier?: string[]; late?: string }> =>
    (await fetch(`http://localhost:${port}`)).json();
  const isThere = () =>
    fetch(`http://localhost:${port}/favicon.ico`, { method: 'OPTIONS' }).then(
      () => true,
      () => false,
    );
  while (!existsSync(join(home, 'served.json')) || !(await isThere()))
    await new Promise((resolve) => setTimeout(resolve, 20));
  return {
    ask,
    end: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

const builds = () =>
  readdirSync(home, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();

describe('a build', () => {
  test('is current when it is complete, and not before', () => {
    expect(currentBuild(home)).toBeNull();
    const first = land();
    const second = beginBuild(home);
    expect(basename(currentBuild(home) ?? '')).toBe(first);
    second.discard();
    expect(existsSync(second.folder)).toBe(false);
    expect(basename(currentBuild(home) ?? '')).toBe(first);
  });

  test(
    'that a server uses stays while others are published, and is removed when the server has ended and its pages are old',
    { timeout: 120_000 },
    async () => {
      const first = land();
      const shop = await serve();
      const second = land();
      const third = land();
      expect(builds()).toEqual([first, second, third]);
      // The module is loaded only now, two builds later.
      expect(await shop.ask()).toEqual({ name: first, earlier: [], late: first });
      await shop.end();

      // Pages of the first build may still be open, so it is kept as an earlier build.
      const next = await serve();
      expect(await next.ask()).toEqual({ name: third, earlier: [first], late: third });
      const fourth = land();
      expect(builds()).toEqual([first, third, fourth]);
      await next.end();

      const last = await serve();
      expect(await last.ask()).toEqual({ name: fourth, earlier: [third], late: fourth });
      const fifth = land();
      expect(builds()).toEqual([third, fourth, fifth]);
    },
  );

  test('in progress is not removed when another is published', () => {
    land();
    const slow = beginBuild(home);
    land();
    land();
    expect(existsSync(slow.folder)).toBe(true);
    expect(readFileSync(join(home, 'current'), 'utf8')).not.toBe(basename(slow.folder));
  });

  test('that is missing or incomplete is reported in one line', () => {
    const start = () =>
      spawnSync(process.execPath, ['scripts/serve.mjs'], {
        env: { ...process.env, NODE_OPTIONS: '', BUILD_DIR: home },
        encoding: 'utf8',
      });
    expect(start()).toMatchObject({ status: 2, stderr: `There is no build in ${home}: npm run build\n` });
    const folder = join(home, land());
    for (const path of ['client/assets', 'server/server.js'].map((name) => join(folder, name))) {
      renameSync(path, `${path}.away`);
      expect(start()).toMatchObject({
        status: 2,
        stderr: `The build in ${folder} is not whole, ${path} is gone: npm run build\n`,
      });
      renameSync(`${path}.away`, path);
    }
    for (const [text, why] of [
      ['export const start = () => {', 'Unexpected end of input'],
      ["import './assets/gone.js';", 'Cannot find module'],
    ] as const) {
      writeFileSync(join(folder, 'server/server.js'), text);
      const { status, stderr } = start();
      expect(status).toBe(2);
      expect(stderr).toContain(`The build in ${folder} is not whole (${why}`);
      expect(stderr.trim().split('\n')).toHaveLength(1);
    }
  });
});
