import { mkdirSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { StatedError } from '../log/stated-error.ts';

/** Thrown if another process has the folder of the embedded database open. Only one process can use it. */
export class DatabaseInUseError extends StatedError {
  constructor(pid: number) {
    super(
      `The embedded database is in use by process ${pid}, probably a running shop. Stop it first, or use a PostgreSQL server (DATABASE_URL), which serves any number of processes.`,
    );
  }
}

/** State and start of a process as Linux reports them; null if the system does not. */
function statOf(pid: number): { state: string | undefined; began: string | null } | null {
  try {
    // The name of the program, in parentheses, may contain spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/s, '').trim().split(' ');
    return { state: fields[0], began: fields[19] ?? null };
  } catch {
    return null;
  }
}

/**
 * When a process began, in ticks since the boot; null if the system does not report it. It tells apart two processes
 * that had the same id.
 */
const beganAt = (pid: number): string | null => statOf(pid)?.began ?? null;

/** False for a zombie, too: it has ended and holds no file, but has its id until its parent asks for its exit code. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return statOf(pid)?.state !== 'Z';
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

const holder = z.object({ pid: z.int(), began: z.string().nullable() });

/** The process that a lock file names; null if it has ended. An incomplete file is from a killed process. */
function holderOf(text: string): number | null {
  const read = holder.safeParse(text === '' ? null : JSON.parse(text));
  if (!read.success) return null;
  const { pid, began } = read.data;
  const isSame = began === null || beganAt(pid) === null || beganAt(pid) === began;
  return isAlive(pid) && isSame ? pid : null;
}

const pause = (milliseconds: number): void =>
  void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

function textOf(file: string): string {
  const text = readFileSync(file, 'utf8');
  // An empty file was created at this moment, and its creator writes into it next.
  if (text !== '') return text;
  pause(50);
  return readFileSync(file, 'utf8');
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/**
 * True after it has created the lock file. False if the lock was stale and the caller must retry. Throws a
 * DatabaseInUseError while another process holds the lock.
 */
function take(file: string): boolean {
  try {
    writeFileSync(file, JSON.stringify({ pid: process.pid, began: beganAt(process.pid) }), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
  try {
    const pid = holderOf(textOf(file));
    if (pid !== null) throw new DatabaseInUseError(pid);
    // rmSync would report a read-only disk without code and name (", Unknown error: Read-only file system").
    unlinkSync(file);
  } catch (error) {
    // Another process has removed it.
    if (codeOf(error) !== 'ENOENT') throw error;
  }
  return false;
}

/**
 * Locks the folder of an embedded database for this process. Returns a function that unlocks it. Throws a
 * DatabaseInUseError while another process has it locked. Takes over a lock whose process was killed.
 */
export function lockFolder(folder: string): () => void {
  const file = `${folder}.lock`;
  mkdirSync(dirname(file), { recursive: true });
  while (!take(file));
  return () => rmSync(file, { force: true });
}
