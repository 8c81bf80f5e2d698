// One client requests 600 pictures that are not drawn yet, while another one reads the shop.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { seed } from '#src/demo/seed.ts';
import { imageWidths } from '#src/domain/image.ts';
import { atMost, type Line } from './line.ts';
import { probe, type World } from './world.ts';

const PICTURES = 600;
/** Milliseconds; pictures that are not drawn by then are ignored. */
const PATIENCE = 20_000;

/** Maximum tries while the machine is busy with other things. */
const TRIES = 3;
/** Milliseconds. */
const DELAY = 50;

const paths = [...new Set(seed.products.map(({ images }) => `/images/${images.folder}/${images.views[0]}`))];
/** All different, and none that a page shows. */
const pictureAt = (at: number, quality: number) =>
  `${paths[at % paths.length]}?w=${imageWidths[Math.floor(at / paths.length) % 4]}&dpr=1&q=${quality}&sharp=20&fmt=webp`;

/** Delay of an event loop, in milliseconds. */
interface Delay {
  p50: number;
  p99: number;
  max: number;
}

/** Starts an idle process: the delay of its event loop is caused by the machine. */
function openIdle() {
  const child = fork(probe);
  const ask = async (question: string): Promise<Delay> => {
    const answered = once(child, 'message');
    child.send(question);
    return (await answered)[0] as Delay;
  };
  return { ask, close: () => void child.kill() };
}

interface Flooded {
  /** Answers to the other client, and the number of refusals among them. */
  answers: number;
  refused: number;
  /** Delay of the shop's event loop, in milliseconds, minus the delay of an idle process. */
  delay: number;
}

async function flood(world: World): Promise<Flooded> {
  const shop = await world.openAlone();
  const idle = openIdle();
  const get = async (path: string, address: string, signal?: AbortSignal) => {
    const answer = await fetch(shop.url + path, {
      headers: { 'x-forwarded-for': address },
      ...(signal ? { signal } : {}),
    });
    await answer.arrayBuffer();
    return answer.status;
  };
  const { products } = (await (await fetch(`${shop.url}/products/v2/catalog?locale=en-us&count=20`)).json()) as {
    products: { url: string }[];
  };
  const pages = products.map(({ url }) => `/en-us${url}`);
  // Rendering a page takes time with or without pictures, and so does the first use of the drawing code. Neither is to
  // be measured.
  for (const page of pages) await get(page, '192.0.2.50');
  await get(pictureAt(0, 95), '192.0.2.50');
  await Promise.all([shop.ask('reset'), idle.ask('reset')]);

  const patience = AbortSignal.timeout(PATIENCE);
  const flooding = Promise.all(
    Array.from({ length: PICTURES }, (_, at) => get(pictureAt(at, 40), '192.0.2.51', patience).catch(() => 0)),
  );
  const over = new AbortController();
  void flooding.then(() => over.abort());
  const other: { path: string; status: number; took: number }[] = [];
  for (let at = 0; !over.signal.aborted; at += 1) {
    for (const path of [pages[at % pages.length] as string, pictureAt(at, 60)]) {
      const began = performance.now();
      other.push({ path, status: await get(path, '192.0.2.52'), took: performance.now() - began });
    }
  }
  const statuses = await flooding;
  const [own, elsewhere] = await Promise.all([shop.ask<Delay>('delay'), idle.ask('delay')]);
  idle.close();
  await shop.stop();
  const count = (...wanted: number[]) => statuses.filter((status) => wanted.includes(status)).length;
  console.log(
    `    the flood: ${count(200)} drawn, ${count(429, 503)} refused, ${count(0)} let go after ${PATIENCE / 1000} s`,
  );
  console.log(`    the other client: longest wait ${Math.round(Math.max(...other.map(({ took }) => took)))} ms`);
  for (const [whose, { p50, p99, max }] of [
    ['the shop', own],
    ['a process that does nothing', elsewhere],
  ] as const) {
    console.log(
      `    event loop of ${whose}: ${[p50, p99, max].map((delay) => delay.toFixed(1)).join(', ')} ms (median, 99th percentile, most)`,
    );
  }
  const refused = other.filter(({ status }) => status !== 200);
  for (const { path, status } of refused.slice(0, 3)) console.log(`    ! ${path} is answered ${status}`);
  return { answers: other.length, refused: refused.length, delay: Math.max(0, own.p99 - elsewhere.p99) };
}

export async function attack(world: World): Promise<Line[]> {
  const floods: Flooded[] = [];
  do floods.push(await flood(world));
  while (floods.length < TRIES && floods.every(({ delay }) => delay > DELAY));
  const sum = (of: (one: Flooded) => number) => floods.reduce((total, one) => total + of(one), 0);
  return [
    atMost(
      'picture flood: pages and pictures refused to another client',
      sum(({ answers }) => answers),
      sum(({ refused }) => refused),
      0,
    ),
    atMost(
      'picture flood: delay of the event loop, 99th percentile',
      floods.length * PICTURES,
      Math.min(...floods.map(({ delay }) => delay)),
      DELAY,
      ' ms',
    ),
  ];
}
