// `?x=random` must not render a page again that is in the cache.
import { freePort } from '#tests/crash/shop-process.ts';
import { inParallel } from './client.ts';
import { atMost, type Line } from './line.ts';
import type { World } from './world.ts';

const REQUESTS = 1000;

export async function attack(world: World): Promise<Line[]> {
  const port = await freePort();
  const shop = await world.openAlone({ METRICS_PORT: String(port) });
  const renders = async () =>
    Number(
      /^waymark_page_cache_total\{outcome="render"\} (\d+)/m.exec(
        await (await fetch(`http://127.0.0.1:${port}/metrics`)).text(),
      )?.[1] ?? Number.NaN,
    );
  const { products } = (await (await fetch(`${shop.url}/products/v2/catalog?locale=en-us&count=3`)).json()) as {
    products: { url: string }[];
  };
  const pages = ['/en-us', ...products.map(({ url }) => `/en-us${url}`)];
  for (const page of pages) await (await fetch(shop.url + page)).text();
  const before = await renders();
  const answers = await inParallel(Array.from({ length: REQUESTS }), 20, async (_, at) => {
    const name = ['x', 'utm', '__proto__', 'Locale', 'q%00'][at % 5];
    const answer = await fetch(`${shop.url}${pages[at % pages.length]}?${name}=${Math.random()}`);
    await answer.text();
    return answer.status;
  });
  const more = (await renders()) - before;
  await shop.stop();
  return [
    atMost('unknown query names: pages rendered for them', REQUESTS, Number.isNaN(more) ? REQUESTS : more, 0),
    atMost(
      'unknown query names: answers other than 200',
      REQUESTS,
      answers.filter((status) => status !== 200).length,
      0,
    ),
  ];
}
