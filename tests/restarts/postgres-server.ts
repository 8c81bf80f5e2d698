import { execFileSync, spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getuid } from 'node:process';
import { freePort } from '#tests/crash/shop-process.ts';

/** A PostgreSQL server for one test, which can be stopped. */
export interface PostgresServer {
  /** URL of its first database, as a superuser. */
  url: string;
  start(): Promise<void>;
  /** `fast` drops connections and shuts down cleanly; `immediate` is a crash. */
  stop(mode: 'fast' | 'immediate'): Promise<void>;
  discard(): Promise<void>;
}

/**
 * The folder of initdb and pg_ctl: Debian's newest version, else that of pg_config; null if PostgreSQL is not
 * installed.
 */
export function binariesOfPostgres(): string | null {
  const [newest] = globSync('/usr/lib/postgresql/*/bin/initdb').sort(
    (a, b) => Number(b.split('/')[4]) - Number(a.split('/')[4]),
  );
  if (newest) return join(newest, '..');
  try {
    const folder = execFileSync('pg_config', ['--bindir'], { encoding: 'utf8' }).trim();
    return existsSync(join(folder, 'initdb')) ? folder : null;
  } catch {
    return null;
  }
}

/** PostgreSQL refuses to run as root, so root runs it as the user `postgres`. */
const isRoot = getuid?.() === 0;

function run(command: string, args: readonly string[]): Promise<void> {
  const [file = command, ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', command, ...args] : [command, ...args];
  return new Promise((resolve, reject) => {
    // No pipes: the server inherits the streams of pg_ctl and would keep them open.
    const child = spawn(file, rest, {
      stdio: 'ignore',
      cwd: tmpdir(),
      env: { PATH: process.env['PATH'], LC_ALL: 'C' },
    });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${[command, ...args].join(' ')}: ${code}`)),
    );
  });
}

/** Creates and starts a server on a free local port. */
export async function openPostgresServer(binaries: string): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'waymark-postgres-'));
  if (isRoot) execFileSync('chown', ['postgres', folder]);
  const data = join(folder, 'data');
  const port = await freePort();
  await run(join(binaries, 'initdb'), ['-D', data, '-U', 'waymark', '--auth=trust', '--encoding=UTF8', '--no-sync']);
  const control = (...args: string[]) => run(join(binaries, 'pg_ctl'), ['-D', data, '-w', ...args]);
  const start = () =>
    control(
      '-o',
      `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off`,
      '-l',
      join(folder, 'log'),
      'start',
    );
  await start();
  return {
    url: `postgres://waymark@127.0.0.1:${port}/postgres`,
    start,
    stop: (mode) => control('-m', mode, 'stop'),
    discard: async () => {
      // It may have been stopped already.
      await control('-m', 'immediate', 'stop').catch(() => undefined);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
