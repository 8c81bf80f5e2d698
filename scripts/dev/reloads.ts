import type { Plugin } from 'vite';

/** Gone: the page was made for packages that have been bundled anew since. */
const outdated = 504;

/** A change of these leads to another chart. A page cannot put its running one aside, and the gallery has its drawing from the server. */
const chart = /\/(machines|model-tests)\/.+(?<!\.(test|spec))\.tsx?$/;

/** What keeps a page of the development server from being older than the sources: it is loaded anew. */
export const reloads = (): Plugin => ({
  name: 'waymark:reloads',
  apply: 'serve',
  configureServer({ environments, middlewares, ws }) {
    let isDue = false;
    const reload = () => {
      isDue = ws.clients.size === 0;
      if (!isDue) environments.client?.hot.send({ type: 'full-reload' });
    };
    // A page may ask for an outdated package before it listens.
    ws.on('connection', () => isDue && reload());
    middlewares.use((_request, response, next) => {
      response.on('finish', () => response.statusCode === outdated && reload());
      next();
    });
  },
  hotUpdate({ file }) {
    if (this.environment.name !== 'client' || !chart.test(file)) return;
    this.environment.hot.send({ type: 'full-reload' });
    return [];
  },
});
