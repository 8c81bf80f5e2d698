import { redirect } from '@tanstack/react-router';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { countWithConsent } from '#src/charts/funnel/load.ts';
import { loadSearchPanel } from '#src/flows/auto-suggest/loadSearch.ts';
import { loadDialogs } from '#src/flows/dialogs/loadDialogs.ts';
import { askForConsent } from '#src/flows/consent/ask.ts';
import { isOfGallery } from '#src/domain/gallery.ts';
import { isSeldom } from '#src/domain/seldom-pages.ts';
import { loadLanguage } from '#src/messages/languages.ts';
import { focusPage } from '#src/ui/behaviour/focusPage.ts';
import { atIdle } from '#src/ui/behaviour/atIdle.ts';
import { preload } from '#src/ui/behaviour/later.tsx';
import { seen } from '#src/ui/behaviour/seen.ts';
import { showProgress } from '#src/ui/behaviour/showProgress.ts';
import { getRouter } from './router.tsx';

type Router = ReturnType<typeof getRouter>;

function keepPlace(router: Router) {
  const opened = router.latestLocation.state.__TSR_key;
  let isHydrating = true;
  // Where a page was opened is restored before it is hydrated (its own script does), and a reader may have scrolled
  // since: they stay there.
  router.options.scrollRestoration = ({ location }) => {
    const stays = isHydrating && location.state.__TSR_key === opened;
    isHydrating = false;
    // The router keeps the place of a page that was scrolled while it was hydrated: this one was before.
    if (stays) document.dispatchEvent(new Event('scroll'));
    return !stays;
  };
}

function open(router: Router) {
  keepPlace(router);
  showProgress(router);
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => fromLocation && pathChanged && focusPage());
  // The router alone hydrates the page: Start's own entry brings 12 kB for server functions, which this shop does not
  // use.
  const hydrate = () => startTransition(() => void hydrateRoot(document, <RouterClient router={router} />));
  const { pathname } = location;
  const presses: [EventTarget | null, string][] = [];
  const early = new AbortController();
  const { signal } = early;
  addEventListener('click', ({ target }) => presses.push([target, location.pathname]), { capture: true, signal });
  const watch = async () => {
    const { watchVisit } = await import('#src/flows/storefront/watchVisit.ts');
    early.abort();
    watchVisit(router, { pathname, presses });
  };
  addEventListener('waymark:hydrated', () => atIdle(watch), { once: true });
  // Not in the turn in which the page's modules run.
  const hydrateNext = () => setTimeout(hydrate);
  // Without its own words a page hydrates in English: what it does matters more.
  loadLanguage(document.documentElement.lang).then(hydrateNext, hydrateNext);
}

// In the built shop each of these has routes that frequent pages do without (vite.config.ts).
const shopTree = async () => (await import('./routeTree.gen.ts?shop')).routeTree;
const wholeTree = async () => (await import('./routeTree.gen.ts?whole')).routeTree;

/**
 * Without its route a seldom page matches the one of any other address: that one then loads the shop's whole tree, and
 * navigates again. Of a preload and a press at once each does so, whichever completes the tree.
 */
function completeTreeOnDemand(router: Router) {
  const rest = router.routesById['/$locale/$'];
  Object.assign(rest.options, {
    beforeLoad: async ({ location }: { location: Router['latestLocation'] }) => {
      if (!isSeldom(location.pathname)) return;
      await shopTree();
      // That tree has the same root, now with more children: `update` would see no change.
      router.setRoutes(router.buildRouteTree());
      const [, , found] = router.getMatchedRoutes(location.pathname);
      if (found !== rest) throw redirect({ href: location.href });
    },
  });
}

// Not awaited: these trees import this module.
if (isOfGallery(location.pathname)) void wholeTree().then((tree) => open(getRouter(tree)));
else if (isSeldom(location.pathname)) void shopTree().then((tree) => open(getRouter(tree)));
else {
  const router = getRouter();
  completeTreeOnDemand(router);
  open(router);
  // Then the first way to a seldom page is no longer than any other.
  addEventListener('waymark:hydrated', () => atIdle(shopTree), { once: true });
}

addEventListener('waymark:hydrated', askForConsent, { once: true });
addEventListener('waymark:hydrated', countWithConsent, { once: true });
// Whoever moves the pointer or presses a key may open a dialog before the page is idle. A finger's first move is a
// press already: it is answered first.
const preloadDialogs = () => void seen().then(() => preload(loadDialogs).catch(() => undefined));
addEventListener('pointerover', preloadDialogs, { once: true });
addEventListener('keydown', preloadDialogs, { once: true });
addEventListener(
  'waymark:hydrated',
  () => {
    // Each at an idle moment of its own: running all their files at once would hold up a press.
    atIdle(() => preload(loadDialogs));
    atIdle(() => preload(loadSearchPanel));
  },
  { once: true },
);
