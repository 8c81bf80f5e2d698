import { expect, type Page } from '@playwright/test';
import { atRest, goElsewhere } from '#model-tests/header/header.world.ts';
import { unreachable, walkBrowser } from '#model-tests/support/browser.ts';
import { model } from './mega-menu.model.ts';

const titles: Record<string, string> = { women: 'Women', men: 'Men' };
const links: Record<string, string> = { women: 'Shop all Women', men: 'Shop all Men' };
const menu = (page: Page) => page.getByRole('navigation', { name: 'Shop', exact: true });
const opener = (page: Page, id: string) => menu(page).getByRole('button', { name: `Open ${titles[id]}`, exact: true });

const panelOf = async (page: Page, open: string | null) => {
  for (const [id, name] of Object.entries(links))
    await expect(menu(page).getByRole('link', { name, exact: true })).toBeVisible({ visible: id === open });
};
const closed = (page: Page) => panelOf(page, null);

walkBrowser(model, {
  open: async (page) => {
    await page.goto('/en-us');
    await atRest(page, 'mega-menu');
  },
  gestures: {
    // A mouse that is there already does not enter again, so the pointer events are dispatched one by one.
    'item.pointed': (page, { event }) =>
      menu(page)
        .getByRole('link', { name: titles[event.itemId] ?? '', exact: true })
        .dispatchEvent('pointerover', { pointerType: 'mouse' }),
    'menu.left': (page) => menu(page).dispatchEvent('pointerout', { pointerType: 'mouse' }),
    'item.pressed': (page, { event }) => opener(page, event.itemId).press('Enter'),
    'menu.escaped': (page) => opener(page, 'women').press('Escape'),
    'route.changed': (page) => goElsewhere(page),
  },
  causes: { watchRoute: { failed: unreachable('it only adds a listener') } },
  except: ({ state }) =>
    state.context.opensOn === 'click'
      ? 'the editors have set the menu to open on hover: opening on click is walked in the view'
      : null,
  shows: {
    closed,
    intending: closed,
    open: (page, { context }) => panelOf(page, context.itemId),
    leaving: (page, { context }) => panelOf(page, context.itemId),
  },
});
