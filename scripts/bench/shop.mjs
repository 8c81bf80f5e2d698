// Starts the built shop for a measurement, with its own data folder, and stops it again.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';

const origin = (port) => `http://localhost:${port}`;

/** Returns a free port: on a used one, another run's shop would be measured unnoticed. */
async function freePort() {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/** Returns a line of Linux's status of a process, in megabytes; 0 for an ended process, and on other systems. */
function megabytes(pid, line) {
  try {
    return Number(new RegExp(`${line}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

function childrenOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  } catch {
    return [];
  }
}

/** Resolves when the shop answers `/ready`; `data` is reused by later runs, so that only the first seeds it. */
export async function openShop({ data = '.data/bench', env = {} } = {}) {
  const port = await freePort();
  const started = performance.now();
  const child = spawn(process.execPath, ['scripts/serve.mjs'], {
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: origin(port),
      DATA_DIR: data,
      DATABASE_URL: '',
      LOG_LEVEL: 'error',
      RATE_LIMIT_PER_MINUTE: '100000000',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let tries = 0; tries < 2400; tries += 1) {
    try {
      if ((await fetch(`${origin(port)}/ready`)).ok) break;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }
  return {
    url: origin(port),
    startMs: performance.now() - started,
    /** Resident memory in megabytes, of the shop and of its helper processes. */
    memory: () => [child.pid, ...childrenOf(child.pid)].reduce((sum, pid) => sum + megabytes(pid, 'VmRSS'), 0),
    /** Resolves when no picture is being drawn any more: with new data the first visits cause drawing. */
    settled: async () => {
      if (childrenOf(child.pid).length > 0) console.log('    waiting until the pictures are drawn ...');
      while (childrenOf(child.pid).length > 0) await new Promise((resolve) => setTimeout(resolve, 250));
    },
    /** The peak of the shop's own resident memory, in megabytes. */
    peak: () => megabytes(child.pid, 'VmHWM'),
    close: () =>
      new Promise((resolve) => {
        child.once('exit', resolve);
        child.kill('SIGTERM');
      }),
  };
}

/** Returns product pages of the shop, as paths within en-us. */
export async function productPaths(url, count) {
  const { products } = await (await fetch(`${url}/products/v2/catalog?locale=en-us&count=${count}`)).json();
  return products.map((product) => `/en-us${product.url}`);
}

/** Returns a guest of the shop: its cookies, and a call with them. */
export async function guest(url) {
  const headers = { origin: url, 'content-type': 'application/json', 'x-locale': 'en-us' };
  const answer = await fetch(`${url}/token/v2/auth/token`, { method: 'POST', headers, body: '{}' });
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return { ...headers, cookie };
}
