import type { Page, Route } from '@playwright/test';

/** How a held request goes on: to the service, nowhere, or to the service with more headers. */
export type LetGo = 'continue' | 'drop' | { readonly headers: Readonly<Record<string, string>> };

/** The connection breaks before the port's request is answered; needs `request`. */
export const dropped = (): LetGo => 'drop';

export const isLetGo = (answer: unknown): answer is LetGo =>
  answer === 'drop' || (typeof answer === 'object' && answer !== null && 'headers' in answer);

export type Requests = string | RegExp | readonly (string | RegExp)[];

/** The requests of one port, held until they are let go. */
export class Held {
  private readonly queues: readonly Route[][];

  constructor(queues: readonly Route[][]) {
    this.queues = queues;
  }

  get waiting(): boolean {
    return this.queues.some(({ length }) => length > 0);
  }

  async release(how: LetGo): Promise<void> {
    const routes = this.queues.flatMap((queue) => queue.splice(0));
    // A request that its chart has already cancelled cannot be continued: that is what cancelling means.
    await Promise.allSettled(routes.map((route) => letGo(route, how)));
  }
}

function letGo(route: Route, how: LetGo): Promise<void> {
  if (how === 'drop') return route.abort('connectionfailed');
  if (how === 'continue') return route.continue();
  return route.continue({ headers: { ...route.request().headers(), ...how.headers } });
}

/** Holds the requests of every port that names some, from now on; ports that name the same share them. */
export async function holdRequests(
  page: Page,
  ports: Readonly<Record<string, { readonly request?: Requests }>>,
): Promise<ReadonlyMap<string, Held>> {
  const queues = new Map<string, Route[]>();
  const held = new Map<string, Held>();
  for (const [port, { request }] of Object.entries(ports)) {
    if (request === undefined) continue;
    const own: Route[][] = [];
    for (const pattern of typeof request === 'string' || request instanceof RegExp ? [request] : request) {
      const known = queues.get(String(pattern));
      const queue = known ?? [];
      own.push(queue);
      queues.set(String(pattern), queue);
      if (!known) await page.route(pattern, (route) => void queue.push(route));
    }
    held.set(port, new Held(own));
  }
  return held;
}
