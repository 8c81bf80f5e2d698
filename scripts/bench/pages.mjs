// A cached public page beside a bare Node server with the same bytes, plain and compressed.
import { createServer } from 'node:http';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { fileURLToPath } from 'node:url';
import { requestsPerSecond } from './load.mjs';
import { openShop } from './shop.mjs';

const self = fileURLToPath(import.meta.url);

// Run as a child: the bare server, in a process of its own like the shop.
if (process.argv[1] === self && process.send) {
  process.once('message', ({ body, headers }) => {
    const bytes = Buffer.from(body, 'base64');
    const server = createServer((_request, response) => {
      response.writeHead(200, headers);
      response.end(bytes);
    }).listen(0, () => process.send(server.address().port));
  });
}

const raw = (url, encoding) =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, (response) => {
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () => resolve({ body: Buffer.concat(parts), headers: response.headers }));
    }).on('error', reject);
  });

async function bare({ body, headers }) {
  const child = fork(self);
  child.send({
    body: body.toString('base64'),
    headers: {
      'content-type': headers['content-type'],
      'content-length': String(body.length),
      ...(headers['content-encoding'] ? { 'content-encoding': headers['content-encoding'] } : {}),
    },
  });
  const [port] = await once(child, 'message');
  const { perSecond } = await requestsPerSecond({ url: `http://localhost:${port}/` });
  child.kill();
  return perSecond;
}

export async function measure() {
  const shop = await openShop();
  const rows = [];
  for (const [name, encoding] of [
    ['plain', 'identity'],
    ['compressed', 'br'],
  ]) {
    const url = `${shop.url}/en-us`;
    await raw(url, encoding);
    const page = await raw(url, encoding);
    const { perSecond } = await requestsPerSecond({ url, headers: { 'accept-encoding': encoding } });
    const beside = await bare(page);
    rows.push({
      what: `cached home page, ${name}, ${page.body.length} bytes (bare Node: ${beside})`,
      value: perSecond,
      unit: 'req/s',
      wanted: `a third: ${Math.round(beside / 3)}`,
      isMet: perSecond >= beside / 3,
    });
  }
  const memory = Math.round(shop.memory());
  rows.push({
    what: 'resident memory of the whole shop after it',
    value: memory,
    unit: 'MB',
    wanted: 'under 700',
    isMet: memory < 700,
  });
  await shop.close();
  return rows;
}
