import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Surroundings } from '#src/flows/favorites/surroundings.types.ts';
import { createFavorites } from '#src/flows/favorites/hearts.ts';
import { heartsKey, remember } from '#src/flows/shared/stored-session.ts';

const answer = (items: readonly string[]) =>
  Response.json({ favoriteId: 'FAV-1', total: items.length, items: items.map((id) => ({ id, itemId: `of ${id}` })) });

/** The calls of the pages of this tab, each with the promise of its answer. */
const calls: { request: Request; answer: (response: Response | Promise<never>) => void }[] = [];
const shopper = { consumerNo: 'G1', consumerType: 'GUEST' };

/** The hearts of the next page of this tab. Its session is known, or can be made to fail. */
function nextPage(known: { session: object | null; fail?: () => void } = { session: shopper }) {
  let hasFailed = false;
  const session = {
    getSnapshot: () => ({ context: { session: known.session }, matches: () => hasFailed }),
    subscribe: (heard: () => void) => {
      known.fail = () => {
        hasFailed = true;
        heard();
      };
      return { unsubscribe: () => undefined };
    },
    on: () => ({ unsubscribe: () => undefined }),
  };
  const toasts = { send: () => undefined };
  const favorites = createFavorites({ session, toasts, cart: {}, locale: 'en-us' } as unknown as Surroundings);
  favorites.subscribe(() => undefined);
  return favorites;
}

const call = async (at: number, method: string) => {
  await vi.waitFor(() => expect(calls[at]?.request.method).toBe(method));
  return calls[at];
};
const kept = () => JSON.parse(sessionStorage.getItem(heartsKey) ?? '[]') as unknown;

beforeEach(() => {
  remember({ ...shopper, isLoggedIn: false } as unknown as Parameters<typeof remember>[0]);
  vi.stubGlobal('fetch', (request: Request) => new Promise((resolve) => calls.push({ request, answer: resolve })));
});
afterEach(() => {
  vi.unstubAllGlobals();
  calls.length = 0;
  localStorage.clear();
  sessionStorage.clear();
});

it('a heart whose page is left before anything is loaded is saved by the next page', async () => {
  nextPage().toggle('A1');
  expect(kept()).toEqual([{ kind: 'add', id: 'A1' }]);
  const next = nextPage();
  const pages = await Promise.all([call(0, 'GET'), call(1, 'GET')]);
  pages[1]?.answer(answer([]));
  const added = await call(2, 'POST');
  expect(await added?.request.json()).toMatchObject({ id: 'A1' });
  expect(added?.request.keepalive).toBe(true);
  expect(next.markOf('A1')).toBe('marked');
  added?.answer(answer(['A1']));
  await vi.waitFor(() => expect(kept()).toEqual([]));
});

it('what is taken back is not kept, and what fails because its page is left is', async () => {
  const page = nextPage();
  page.toggle('A1');
  page.toggle('B2');
  page.toggle('B2');
  expect(kept()).toEqual([{ kind: 'add', id: 'A1' }]);
  (await call(0, 'GET'))?.answer(answer(['C3']));
  await call(1, 'POST');
  page.toggle('C3');
  const asked = [
    { kind: 'add', id: 'A1' },
    { kind: 'remove', id: 'C3' },
  ];
  expect(kept()).toEqual(asked);
  calls[1]?.answer(Promise.reject(new TypeError('Failed to fetch')));
  await new Promise((resolve) => setTimeout(resolve));
  expect(kept()).toEqual(asked);
});

it('a session that fails ends what was pressed, but not where it fails because its page is left', async () => {
  for (const isLeft of [true, false]) {
    const known: Parameters<typeof nextPage>[0] = { session: null };
    const page = nextPage(known);
    page.toggle('A1');
    await vi.waitFor(() => expect(known.fail).toBeDefined());
    if (isLeft) dispatchEvent(new Event('beforeunload'));
    known.fail?.();
    expect(kept()).toEqual(isLeft ? [{ kind: 'add', id: 'A1' }] : []);
  }
});
