import type { Plugin } from 'vite';

/** Gone: the page was made for packages that have been bundled anew since. */
const outdated = 504;

/**
 * A change of these leads to another chart. A page cannot put its running one aside, and the gallery has its drawing
 * from the server.
 */
const chart = /\/(machines|model-tests)\/.+(?<!\.(test|spec))\.tsx?$/;

/** How long a page may take from its document to its connection, in milliseconds. */
const patience = 60_000;

const reload = { type: 'full-reload' } as const;

/** What keeps a page of the development server from being older than the sources: it is loaded anew. */
export const reloads = (): Plugin => ({
  name: 'waymark:reloads',
  apply: 'serve',
  configureServer({ environments, middlewares, ws }) {
    /** When the documents of pages that do not listen yet were answered. */
    let loading: number[] = [];
    /** Connections yet to come whose pages are loaded anew. */
    let due = 0;
    ws.on('connection', (socket) => {
      loading.shift();
      if (due === 0) return;
      due -= 1;
      socket.send(JSON.stringify(reload));
    });
    const outdate = () => {
      loading = loading.filter((since) => since > Date.now() - patience);
      // A page may ask for an outdated package before it listens, and nobody knows which page asked: of those that load
      // one is meant, or one that listens, which comes back and may come first.
      const isHeardByAll = ws.clients.size > 0 && loading.length === 0;
      due = isHeardByAll ? 0 : Math.max(1, loading.length) + ws.clients.size;
      environments.client?.hot.send(reload);
    };
    middlewares.use((request, response, next) => {
      response.on('finish', () => {
        if (response.statusCode === outdated) outdate();
        else if (request.headers['sec-fetch-dest'] === 'document') loading.push(Date.now());
      });
      next();
    });
  },
  hotUpdate({ file }) {
    if (this.environment.name !== 'client' || !chart.test(file)) return;
    this.environment.hot.send({ type: 'full-reload' });
    return [];
  },
});
