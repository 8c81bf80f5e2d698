import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import type { Readable } from 'node:stream';
import { currentBuild } from '../../scripts/builds.mjs';

/** The built shop in its own process, which can be killed without a chance to clean up. */
export interface ShopProcess {
  url: string;
  /** Milliseconds until it was ready. */
  startMs: number;
  /** Sends SIGKILL to the whole process group; resolves when the process has ended. */
  kill(): Promise<void>;
  /** Sends SIGTERM: the shop finishes open requests. */
  stop(): Promise<void>;
  /** False once the process has ended. */
  isRunning(): boolean;
  /** Sends a signal to the process alone. */
  signal(name: NodeJS.Signals): void;
  /** Its exit code, once it has ended; null when a signal ended it. */
  ended: Promise<number | null>;
  /** What it logged as errors. */
  errors: string[];
  /** Sends a message to the preloaded modules; resolves with their next message. */
  ask<Answer>(question: string): Promise<Answer>;
}

const PATIENCE = 120_000;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, resolve));
  const address = server.address();
  await new Promise((resolve) => void server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

const isOpen = (url: string): Promise<boolean> =>
  fetch(`${url}/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Environment of a shop that a test starts. */
export const shopEnv = (port: number, env: Record<string, string>): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_OPTIONS: '',
  MODE: 'demo',
  COMMERCE_API_URL: '',
  PAYMENT_PROVIDER_URL: '',
  HOST: '127.0.0.1',
  PORT: String(port),
  PUBLIC_URL: `http://localhost:${port}`,
  LOG_LEVEL: 'error',
  DRAIN_SECONDS: '0',
  RATE_LIMIT_PER_MINUTE: '1000000',
  ...env,
});

/**
 * Starts the script of `npm start` on the current build, with the modules in `preload` imported first. Throws with its
 * output if it does not become ready.
 */
export async function startShop(
  port: number,
  env: Record<string, string>,
  preload: readonly string[] = [],
): Promise<ShopProcess> {
  if (currentBuild(env['BUILD_DIR']) === null) throw new Error('there is no build to start: npm run build');
  const began = performance.now();
  const url = `http://localhost:${port}`;
  const errors: string[] = [];
  const child = spawn(process.execPath, [...preload.map((file) => `--import=${file}`), 'scripts/serve.mjs'], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', ...(preload.length > 0 ? (['ipc'] as const) : [])],
    env: shopEnv(port, env),
  }) as ChildProcessByStdio<null, Readable, Readable>;
  child.stdout.on('data', (text: Buffer) => errors.push(...linesOf(text).filter((line) => line.startsWith('{'))));
  child.stderr.on('data', (text: Buffer) => errors.push(...linesOf(text)));
  const ended = new Promise<number | null>((resolve) => void child.once('exit', (code) => resolve(code)));
  const gone = ended.then(() => undefined);
  const signal = (name: NodeJS.Signals) => () => {
    sendToGroup(child, name);
    return gone;
  };
  const leave = () => sendToGroup(child, 'SIGKILL');
  process.once('exit', leave);
  void gone.then(() => process.off('exit', leave));
  while (!(await isOpen(url))) {
    if (child.exitCode !== null || performance.now() - began > PATIENCE) {
      await signal('SIGKILL')();
      throw new Error(`the shop did not open:\n${errors.join('\n')}`);
    }
    await pause(25);
  }
  const ask = <Answer>(question: string) =>
    new Promise<Answer>((resolve) => {
      child.once('message', (answer) => resolve(answer as Answer));
      child.send(question);
    });
  return {
    url,
    startMs: performance.now() - began,
    kill: signal('SIGKILL'),
    stop: signal('SIGTERM'),
    isRunning: () => child.exitCode === null && child.signalCode === null,
    signal: (name) => void child.kill(name),
    ended,
    errors,
    ask,
  };
}

const linesOf = (text: Buffer): string[] =>
  text
    .toString()
    .split('\n')
    .filter((line) => line.trim() !== '');

function sendToGroup({ pid, exitCode, signalCode }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, signal);
}
