// Runs a process until it ends, and ends it with this one. Uses nothing but Node's own modules.
import { spawn } from 'node:child_process';

/** Milliseconds between two looks whether npm is still there. */
const LOOK = 250;

/**
 * Runs a command in this terminal and exits with its code. SIGINT and SIGTERM are passed on. When npm runs this it is
 * the child of a shell, which ends by a signal without passing it on: a parent that is gone counts as SIGTERM. The
 * channel ("disconnect") tells the child of a process that was killed outright.
 */
export function runAttached(command, args, options = {}) {
  const child = spawn(command, args, { ...options, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) {
    const watch = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(watch);
      child.kill('SIGTERM');
    }, LOOK);
    watch.unref();
  }
  child.on('exit', (code, signal) => process.exit(signal ? 0 : (code ?? 1)));
}
