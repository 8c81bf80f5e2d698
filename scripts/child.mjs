// Runs a child process until it ends, and ends it together with this one. Uses nothing but Node's own modules.
import { spawn } from 'node:child_process';

/** Milliseconds between two checks if npm is still running. */
const LOOK = 250;

/**
 * Runs a command in this terminal and exits with its code. Passes on SIGINT and SIGTERM. Under npm this process is the
 * child of a shell that ends by a signal without passing it on, so an ended parent counts as SIGTERM. If this process
 * is killed outright, the child notices it by the channel ("disconnect").
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
