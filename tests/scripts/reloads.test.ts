import { EventEmitter } from 'node:events';
import type { HotUpdateOptions, ViteDevServer } from 'vite';
import { describe, expect, it } from 'vitest';
import { reloads } from '../../scripts/dev/reloads.ts';

type Hook = (this: unknown, given: unknown) => unknown;
type Middleware = (request: object, response: EventEmitter & { statusCode: number }, next: () => void) => void;

/** A fake development server with what the plugin uses: listening pages and responses. */
function server() {
  const plugin = reloads();
  const listening = new Set<object>();
  const connected: ((socket: { send(text: string): void }) => void)[] = [];
  const middlewares: Middleware[] = [];
  const told: string[] = [];
  const hot = { send: ({ type }: { type: string }) => void (listening.size > 0 && told.push(`all: ${type}`)) };
  const fake = {
    environments: { client: { hot } },
    middlewares: { use: (middleware: Middleware) => middlewares.push(middleware) },
    ws: { clients: listening, on: (_: string, listen: (typeof connected)[number]) => connected.push(listen) },
  };
  (plugin.configureServer as Hook).call(undefined, fake as unknown as ViteDevServer);
  return {
    told,
    answer(statusCode: number, dest = 'script') {
      const response = Object.assign(new EventEmitter(), { statusCode });
      for (const middleware of middlewares) middleware({ headers: { 'sec-fetch-dest': dest } }, response, () => {});
      response.emit('finish');
    },
    /** A page begins to listen; returns a function that disconnects it. */
    connect(page: string) {
      const client = {};
      listening.add(client);
      for (const listen of connected) listen({ send: (text) => told.push(`${page}: ${JSON.parse(text).type}`) });
      return () => listening.delete(client);
    },
    change: (file: string, name = 'client') =>
      (plugin.hotUpdate as Hook).call({ environment: { name, hot } }, { file } as HotUpdateOptions),
  };
}

describe('after an answer of an outdated package', () => {
  it('a page that listens is reloaded once', () => {
    const { answer, connect, told } = server();
    answer(200, 'document');
    const leave = connect('cart');
    answer(504);
    expect(told).toEqual(['all: full-reload']);
    leave();
    answer(200, 'document');
    connect('cart');
    expect(told).toEqual(['all: full-reload']);
  });

  it('a page that does not listen yet is reloaded as soon as it does', () => {
    const { answer, connect, told } = server();
    answer(200, 'document');
    answer(504);
    answer(504);
    expect(told).toEqual([]);
    connect('cart')();
    connect('cart');
    expect(told).toEqual(['cart: full-reload']);
  });

  it('a page that does not listen yet is reloaded, although another one listens', () => {
    const { answer, connect, told } = server();
    answer(200, 'document');
    const leave = connect('live');
    answer(200, 'document');
    answer(504);
    leave();
    connect('live');
    connect('cart');
    connect('search');
    expect(told).toEqual(['all: full-reload', 'live: full-reload', 'cart: full-reload']);
  });

  it('no page is reloaded without such an answer', () => {
    const { answer, connect, told } = server();
    answer(200, 'document');
    answer(404);
    connect('cart');
    expect(told).toEqual([]);
  });
});

describe('a file that changes', () => {
  it.each([
    '/shop/machines/cart/cart.machine.ts',
    '/shop/model-tests/cart/cart.model.ts',
    '/shop/model-tests/cart/cart.levels.tsx',
  ])('reloads open pages if charts depend on it: %s', (file) => {
    const { change, connect, told } = server();
    connect('charts');
    expect(change(file)).toEqual([]);
    expect(told).toEqual(['all: full-reload']);
  });

  it.each(['/shop/src/ui/text/Button.tsx', '/shop/model-tests/cart/cart.chart.test.ts', '/shop/e2e/cart.spec.ts'])(
    'is left to hot reload, or ignored, if charts do not depend on it: %s',
    (file) => {
      const { change, connect, told } = server();
      connect('charts');
      expect(change(file)).toBeUndefined();
      expect(told).toEqual([]);
    },
  );

  it('reloads pages once, although several environments see the change', () => {
    const { change, connect, told } = server();
    connect('charts');
    change('/shop/machines/cart/cart.machine.ts', 'ssr');
    expect(told).toEqual([]);
  });
});
