import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { DatabaseInUseError, lockFolder } from '#src/commerce/db/folder-lock.ts';

const root = mkdtempSync(join(tmpdir(), 'waymark-lock-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('only one process can lock a folder, and releases it', () => {
  const folder = join(root, 'own/db');
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(DatabaseInUseError);
  expect(() => lockFolder(folder)).toThrow(`in use by process ${process.pid}`);
  unlock();
  lockFolder(folder)();
  expect(existsSync(`${folder}.lock`)).toBe(false);
});

test('the lock of a killed process is taken over', async () => {
  const folder = join(root, 'killed');
  const child = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)']);
  await once(child, 'spawn');
  const stat = readFileSync(`/proc/${child.pid}/stat`, 'utf8');
  writeFileSync(
    `${folder}.lock`,
    JSON.stringify({ pid: child.pid, began: stat.replace(/^.*\)/s, '').trim().split(' ')[19] }),
  );
  expect(() => lockFolder(folder)).toThrow(DatabaseInUseError);
  child.kill('SIGKILL');
  await once(child, 'exit');
  lockFolder(folder)();
});

test('the lock of a killed process is taken over before its parent has noticed its end', async () => {
  const folder = join(root, 'zombie');
  // The parent never asks for the exit code of the first `sleep`, which stays a zombie. It ends once the shell has
  // become a `sleep` too: a shell may ask.
  const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60']);
  const [line] = (await once(parent.stdout, 'data')) as [Buffer];
  const pid = Number(line.toString());
  const fields = () => readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/s, '').trim().split(' ');
  await vi.waitFor(() => expect(readFileSync(`/proc/${parent.pid}/comm`, 'utf8').trim()).toBe('sleep'), 5000);
  process.kill(pid, 'SIGKILL');
  await vi.waitFor(() => expect(fields()[0]).toBe('Z'), 5000);
  writeFileSync(`${folder}.lock`, JSON.stringify({ pid, began: fields()[19] }));
  lockFolder(folder)();
  parent.kill('SIGKILL');
});

test('a process that reuses the id of a killed one does not hold its lock', () => {
  const folder = join(root, 'again');
  writeFileSync(`${folder}.lock`, JSON.stringify({ pid: process.pid, began: '1' }));
  lockFolder(folder)();
});

test('an incompletely written lock is ignored', () => {
  const folder = join(root, 'half');
  writeFileSync(`${folder}.lock`, '');
  lockFolder(folder)();
});

test('`npm run why` says that the shop is running instead of opening its database', () => {
  const data = join(root, 'data');
  const unlock = lockFolder(join(data, 'db'));
  const why = () =>
    spawnSync(process.execPath, ['scripts/why.ts', 'WM1234567890'], {
      encoding: 'utf8',
      env: { ...process.env, DATABASE_URL: '', DATA_DIR: data, NODE_OPTIONS: '' },
    });
  expect(why()).toMatchObject({
    status: 1,
    stderr: expect.stringContaining(`There is no database in ${join(data, 'db')}`),
  });
  mkdirSync(join(data, 'db'));
  writeFileSync(join(data, 'db/PG_VERSION'), '17');
  expect(why()).toMatchObject({ status: 1, stderr: expect.stringContaining(`in use by process ${process.pid}`) });
  unlock();
});
