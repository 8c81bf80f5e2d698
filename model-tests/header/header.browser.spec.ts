import { expect, type Page } from '@playwright/test';
import { unreachable, walkBrowser } from '#model-tests/support/browser.ts';
import { model } from './header.model.ts';
import { atRest, goElsewhere } from './header.world.ts';

const bar = (page: Page) => page.getByRole('banner').locator('[data-state]');
const dressed = (look: string) => (page: Page) => expect(bar(page)).toHaveAttribute('data-state', look);
const resting = unreachable('changes the page, not the header');

walkBrowser(model, {
  open: async (page, { start }) => {
    await page.goto(start === 'a category' ? '/en-us/c/women-1000' : '/en-us');
    await atRest(page, 'header');
  },
  gestures: {
    'page.scrolled': (page, { event }) =>
      page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), event.y),
    'route.changed': (page, { event }) => goElsewhere(page, event.path === '/en-us' ? '/en-us' : 'category'),
    'scroll.settled': unreachable('raised by the chart itself, once the page has stopped scrolling'),
  },
  causes: {
    watchScroll: { failed: unreachable('it only adds a listener') },
    watchRoute: { failed: unreachable('it only adds a listener') },
  },
  except: ({ state, event }) => {
    const { y, path } = state.context;
    if (path.includes('checkout') || ('path' in event && event.path.includes('checkout')))
      return 'the checkout redirects without a cart: walked in the view, and in e2e';
    if (event.type === 'page.scrolled' && event.y === y)
      return 'a page that is at that position already does not scroll';
    if (event.type !== 'route.changed') return null;
    if (event.path === path || (path !== '/en-us' && event.path !== '/en-us'))
      return 'a link to the current page does not change the route';
    return y > 0 ? 'the next page begins at the top, so the page scrolls, too' : null;
  },
  shows: {
    'look.choosing': unreachable('passed through'),
    'look.expanded': dressed('expanded'),
    'look.transparent': dressed('transparent'),
    'look.minimised': dressed('minimised'),
    'look.light': dressed('light'),
    'scroll.still': resting,
    'scroll.moving.settling': resting,
    'scroll.unwatched': resting,
    'visibility.shown': (page) => expect(bar(page)).not.toHaveAttribute('data-hidden'),
    'visibility.hidden': (page) => expect(bar(page)).toHaveAttribute('data-hidden'),
  },
});
