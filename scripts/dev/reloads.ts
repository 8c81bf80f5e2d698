import type { Plugin } from 'vite';

/** Vite's status for a request of a page whose packages have been bundled again since. */
const outdated = 504;

/**
 * A change of these files changes a chart. A page cannot replace its running chart, and the gallery gets its drawing
 * from the server.
 */
const chart = /\/(machines|model-tests|src\/chart-kit\/explore)\/.+(?<!\.(test|spec))\.tsx?$/;

/** Maximum milliseconds from a page's document to its connection. */
const patience = 60_000;

const reload = { type: 'full-reload' } as const;

/** Reloads pages of the development server that are older than the sources. */
export const reloads = (): Plugin => ({
  name: 'waymark:reloads',
  apply: 'serve',
  configureServer({ environments, middlewares, ws }) {
    /** When the documents of pages that are not connected yet were sent. */
    let loading: number[] = [];
    /** Number of expected connections whose pages are to be reloaded. */
    let due = 0;
    ws.on('connection', (socket) => {
      loading.shift();
      if (due === 0) return;
      due -= 1;
      socket.send(JSON.stringify(reload));
    });
    const outdate = () => {
      loading = loading.filter((since) => since > Date.now() - patience);
      // A page may request an outdated package before it is connected, and it is unknown which page did. If pages are
      // loading, one of them is meant, or a connected page, which reconnects and may be first.
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
