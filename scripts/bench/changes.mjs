// Changes of carts over HTTP (another quantity, a code on and off, an item added and removed), at the target rate and
// as fast as possible, beside a bare Node server with requests and answers of the same size. On the embedded database;
// with DATABASE_URL on PostgreSQL too, with two processes.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, createServer, request as ask } from 'node:http';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { guest, openShop } from './shop.mjs';

const self = fileURLToPath(import.meta.url);
const GUESTS = 16;
const SECONDS = 10;

// Run as a child: the bare server, in a process of its own like the shop.
if (process.argv[1] === self && process.send) {
  process.once('message', (body) => {
    const server = createServer(async (request, response) => {
      const parts = [];
      for await (const part of request) parts.push(part);
      JSON.parse(Buffer.concat(parts).toString());
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(JSON.parse(body)));
    }).listen(0, () => process.send(server.address().port));
  });
}

const post = async (url, headers, body) => {
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer.json();
};

/** Returns three products with plenty of stock. */
async function wares(url) {
  const { products } = await (await fetch(`${url}/products/v2/catalog?locale=en-us&count=12`)).json();
  const found = [];
  for (const { id } of products) {
    const { variants, maxQty } = await (await fetch(`${url}/products/v2/products/${id}/details?locale=en-us`)).json();
    const variant = variants.find(
      ({ productInventoryState, inventory }) => productInventoryState === 'InStock' && (inventory ?? 20) >= 10,
    );
    if (variant && !maxQty) found.push({ productId: id, upc: variant.upc });
    if (found.length === 3) return found;
  }
  throw new Error('fewer than three things to buy');
}

/** Returns a guest with two lines in the cart, and the changes to repeat. */
async function changesOf(url, [first, second, third]) {
  const headers = await guest(url);
  const { basketId, items } = await post(`${url}/cart/v1/cartWithItem`, headers, {
    items: [
      { ...first, qty: 1 },
      { ...second, qty: 1 },
    ],
  });
  const itemId = items[0].itemId;
  const one = (method, path, body) => ({ method, path, headers, body: JSON.stringify(body) });
  const quantity = (qty) => one('PUT', `/cart/v1/cart/${basketId}/item`, { itemId, qty });
  return [
    quantity(2),
    quantity(3),
    one('PUT', '/cart/v1/coupon', { cartId: basketId, code: 'FIRSTSTEPS' }),
    quantity(2),
    one('POST', '/cart/v1/item', { items: [{ ...third, cartId: basketId, qty: 1 }] }),
    quantity(1),
    one('DELETE', '/cart/v1/coupon', { cartId: basketId, code: 'FIRSTSTEPS' }),
    one('DELETE', '/cart/v1/item', { cartId: basketId, itemId: 'item-3' }),
  ];
}

/** A removed and re-added item has a new id each time, so the change that removes it gets its current id. */
const withNumbers = (requests) => {
  let number = 2;
  return requests.map((request) =>
    request.method === 'DELETE' && request.path === '/cart/v1/item'
      ? {
          ...request,
          setupRequest: (given) => ({ ...given, body: given.body.replace('item-3', `item-${(number += 1)}`) }),
        }
      : request,
  );
};

const agent = new Agent({ keepAlive: true });

/** Resolves when the whole answer has arrived. */
const answered = (url, { method, path, headers, body }) =>
  new Promise((resolve, reject) => {
    const call = ask(
      url + path,
      { method, agent, headers: { ...headers, 'content-length': Buffer.byteLength(body) } },
      (answer) => {
        if (answer.statusCode >= 300) reject(new Error(`${method} ${path}: ${answer.statusCode}`));
        answer.resume().on('end', resolve);
      },
    );
    call.on('error', reject).end(body);
  });

/**
 * Sends the target number of changes a second at random moments, without waiting for answers. Each change is timed from
 * when it was due, so that the time includes waiting for the one before. (A rate given to autocannon is a burst: each
 * second every connection sends as fast as it gets answers until its share is done.) Continues where the last call
 * ended.
 */
async function paced(url, turns, perSecond) {
  const times = [];
  const change = async (turn, due) => {
    const request = turn.requests[turn.at++ % turn.requests.length];
    await answered(url, request.setupRequest?.(request) ?? request);
    times.push(performance.now() - due);
  };
  const began = performance.now();
  for (
    let due = began, count = 0;
    due < began + SECONDS * 1000;
    due -= (Math.log(1 - Math.random()) / perSecond) * 1000, count += 1
  ) {
    const wait = due - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const turn = turns[count % turns.length];
    turn.before = turn.before.then(() => change(turn, due));
  }
  await Promise.all(turns.map(({ before }) => before));
  const perSecondAnswered = (times.length / (performance.now() - began)) * 1000;
  times.sort((a, b) => a - b);
  return { perSecond: perSecondAnswered, p99: Math.round(times[Math.floor(times.length * 0.99)]) };
}

async function load(url, carts, options) {
  let at = 0;
  const began = performance.now();
  // autocannon's own duration is a whole number of seconds.
  let ended = began;
  const setupClient = (client) => {
    client.setRequests(carts[at++]);
    client.on('response', () => (ended = performance.now()));
  };
  const result = await autocannon({ url, connections: carts.length, setupClient, ...options });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} answers were not 2xx, ${result.errors} failed`);
  return { perSecond: (result.requests.total / (ended - began)) * 1000, p99: result.latency.p99 };
}

async function bare(answer) {
  const child = fork(self);
  child.send(JSON.stringify(answer));
  const [port] = await once(child, 'message');
  const { perSecond } = await load(
    `http://localhost:${port}`,
    Array.from({ length: GUESTS }, () => [{ method: 'PUT', path: '/', body: '{"itemId":"item-1","qty":2}' }]),
    { duration: 4 },
  );
  child.kill();
  return Math.round(perSecond);
}

/** Closed: each guest sends the next change after an answer. Paced: at the target rate. */
async function measured(shops, wanted, name) {
  const goods = await wares(shops[0].url);
  const carts = await Promise.all(
    shops.map(({ url }) =>
      Promise.all(Array.from({ length: GUESTS }, async () => withNumbers(await changesOf(url, goods)))),
    ),
  );
  const all = async (one) => {
    const results = await Promise.all(shops.map(({ url }, at) => one(url, carts[at], at)));
    return {
      perSecond: Math.round(results.reduce((sum, { perSecond }) => sum + perSecond, 0)),
      p99: Math.max(...results.map(({ p99 }) => p99)),
    };
  };
  // Whole rounds: the next load begins with the same cart as this one.
  const rounds = (count) => (url, guests) => load(url, guests, { amount: GUESTS * 8 * count });
  await all(rounds(6));
  const fast = await all(rounds(12));
  // Ten seconds first that are printed but not counted: the code of the measurement is not optimised yet, and V8 still
  // optimises a part of the shop's, on the same two cores. The measurement is about a shop that has been open for a
  // minute.
  const turns = carts.map((guests) => guests.map((requests) => ({ requests, at: 0, before: Promise.resolve() })));
  const steadily = () => all((url, _guests, at) => paced(url, turns[at], wanted / shops.length));
  const opening = await steadily();
  const steady = await steadily();
  const headers = await guest(shops[0].url);
  const answer = await post(`${shops[0].url}/cart/v1/cartWithItem`, headers, { items: goods });
  const beside = await bare(answer);
  return [
    {
      what: `changes of carts at most, ${name} (bare Node: ${beside}; p99 ${fast.p99} ms)`,
      value: fast.perSecond,
      unit: '1/s',
      wanted: `at least ${wanted}`,
      isMet: fast.perSecond >= wanted,
    },
    {
      what: `changes of carts, p99 at ${wanted} a second (${steady.perSecond} answered; ${opening.p99} ms in the ten seconds before), ${name}`,
      value: steady.p99,
      unit: 'ms',
      wanted: 'under 50',
      isMet: steady.p99 < 50 && steady.perSecond >= wanted * 0.95,
    },
  ];
}

export async function measure() {
  const alone = await openShop();
  const rows = await measured([alone], 300, 'embedded database').finally(() => alone.close());
  const databaseUrl = process.env.DATABASE_URL;
  if (!databaseUrl) return rows;
  const first = await openShop({ port: 3991, env: { DATABASE_URL: databaseUrl } });
  const second = await openShop({ port: 3992, env: { DATABASE_URL: databaseUrl } });
  const both = await measured([first, second], 600, 'PostgreSQL, two processes').finally(() =>
    Promise.all([first.close(), second.close()]),
  );
  return [...rows, ...both];
}
