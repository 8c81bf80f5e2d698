import { expect, type Page } from '@playwright/test';
import { atRest, goElsewhere } from '#model-tests/header/header.world.ts';
import { dropped, unreachable, walkBrowser } from '#model-tests/support/browser.ts';
import { model } from './auto-suggest.model.ts';

const panel = (page: Page) => page.getByRole('dialog', { name: 'Search', includeHidden: true });
const line = (page: Page) => page.getByRole('combobox', { name: 'Search the shop' });

walkBrowser(model, {
  open: async (page) => {
    await page.goto('/en-us/c/women-footwear-2100');
    await page.waitForFunction(() => window.__waymark?.state('auto-suggest') !== undefined);
    // Loads the panel's code, which comes with its first opening: once the clock is paused, the panel would not appear.
    await page.getByRole('link', { name: 'Search', exact: true }).click();
    await panel(page).getByRole('button', { name: 'Close' }).click();
    await page.waitForFunction(() => window.__waymark?.state('auto-suggest') === 'closed');
    await atRest(page, 'auto-suggest');
  },
  gestures: {
    'search.opened': (page) =>
      page.getByRole('link', { name: 'Search', exact: true, includeHidden: true }).dispatchEvent('click'),
    'search.closed': (page) =>
      panel(page).getByRole('button', { name: 'Close', includeHidden: true }).dispatchEvent('click'),
    'text.typed': async (page, { event, snapshot }) => {
      // To type the same text again, the last key is taken back first.
      if (snapshot.context.text === event.text && event.text !== '') await line(page).fill(event.text.slice(0, -1));
      await line(page).fill(event.text);
    },
    'search.submitted': async (page) => {
      await line(page).fill('trail');
      await line(page).press('Enter');
    },
    'suggestion.picked': (page) => page.getByRole('listbox').getByRole('option').first().click(),
    'route.changed': (page) => goElsewhere(page),
  },
  causes: {
    autoSuggest: { request: '**/search/autoSuggest*', done: () => {}, failed: () => dropped() },
    showPage: {
      done: () => {},
      failed: unreachable('the router shows a page for every URL, at least the one that says "not found"'),
    },
    watchRoute: { failed: unreachable('it only adds a listener') },
  },
  except: ({ state, event }) => {
    const { text, suggestions } = state.context;
    if (event.type === 'xstate.done.actor.autoSuggest' && 'output' in event) {
      const isFruitful = text.startsWith('trail');
      const { terms } = event.output as { terms: string[] };
      if (terms.length > 0 !== isFruitful) return 'the typed text decides what is found';
    }
    if (event.type === 'suggestion.picked' && suggestions === null) return 'there is nothing to pick';
    if (event.type === 'text.typed' && 'text' in event && event.text === text && text === '')
      return 'an empty line cannot be emptied';
    return null;
  },
  shows: {
    closed: (page) => expect(panel(page)).toBeHidden(),
    'open.weighing': unreachable('passed through'),
    'open.empty': (page) => expect(line(page)).toBeVisible(),
    'open.typing': (page) => expect(line(page)).toBeVisible(),
    'open.loading': (page) => expect(line(page)).toBeVisible(),
    'open.suggestions': (page) => expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible(),
    'open.none': (page) => expect(page.getByText(/Nothing comes to mind/).first()).toBeVisible(),
    'open.failed': (page) => expect(page.getByText(/No suggestions at the moment/).first()).toBeVisible(),
    leaving: unreachable('the next page is there at once'),
    closing: unreachable('lasts only the 250 ms in which the panel closes'),
  },
});
