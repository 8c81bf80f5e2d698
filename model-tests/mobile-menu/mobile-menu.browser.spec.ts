import { expect, type Page } from '@playwright/test';
import { atRest, goElsewhere } from '#model-tests/header/header.world.ts';
import { unreachable, walkBrowser } from '#model-tests/support/browser.ts';
import { model } from './mobile-menu.model.ts';

const titles: Record<string, string> = { women: 'Women', men: 'Men' };
const panel = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

walkBrowser(model, {
  open: async (page) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/en-us');
    // Loads the panel's code, which comes with its first opening.
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await panel(page).getByRole('button', { name: 'Close' }).click();
    await page.waitForFunction(() => window.__waymark?.state('mobile-menu') === 'closed');
    await atRest(page, 'mobile-menu');
  },
  gestures: {
    // A closing panel still covers the button.
    'menu.opened': (page) =>
      page.getByRole('button', { name: 'Open the menu', includeHidden: true }).dispatchEvent('click'),
    'menu.closed': (page) => panel(page).getByRole('button', { name: 'Close' }).click(),
    'section.toggled': (page, { event }) =>
      panel(page)
        .getByRole('button', { name: titles[event.sectionId] ?? '', exact: true })
        .click(),
    'route.changed': (page) => goElsewhere(page),
  },
  causes: { watchRoute: { failed: unreachable('it only adds a listener') } },
  shows: {
    closed: (page) => expect(panel(page)).toBeHidden(),
    open: async (page, { context }) => {
      for (const [id, name] of Object.entries(titles)) {
        const section = panel(page).getByRole('button', { name, exact: true });
        await expect(section).toHaveAttribute('aria-expanded', String(context.expanded.includes(id)));
      }
    },
    closing: unreachable('lasts only the 250 ms in which the panel closes'),
  },
});
