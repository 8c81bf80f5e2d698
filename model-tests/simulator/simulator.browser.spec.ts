import { expect, type Page } from '@playwright/test';
import { dropped, unreachable, walkBrowser } from '#model-tests/support/browser.ts';
import { model } from './simulator.model.ts';

const back = (page: Page) => page.getByRole('button', { name: 'Step back' });
const copy = (page: Page) => expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
/** Takes the first of the steps that the chart offers now. */
const takeStep = (page: Page) => page.locator('[data-step]').first().click();

walkBrowser(model, {
  maxSteps: 40,
  open: (page) => page.goto('/charts/reload-guard/simulate'),
  gestures: {
    'step.taken': takeStep,
    'trail.cut': async (page, { event }) => {
      if (event.length === 0) return page.getByRole('button', { name: /^The beginning/ }).click();
      await takeStep(page);
      return back(page).click();
    },
    'trail.restarted': (page) => page.getByRole('button', { name: 'Start again' }).click(),
    // Setting the same hash again fires no event, so another one is set first.
    'address.read': (page, { event }) =>
      page.evaluate((steps) => {
        location.hash = '#steps=elsewhere';
        location.hash = steps.length === 0 ? '' : `#steps=${steps.join(',')}`;
      }, event.steps),
    'link.wanted': (page) => page.getByRole('button', { name: 'Copy link' }).click(),
    'retry.requested': (page) => page.getByRole('button', { name: 'Try again' }).click(),
  },
  causes: {
    loadChart: { request: '**/assets/models.all-*.js', done: () => {}, failed: () => dropped() },
    keepAddress: { failed: unreachable('a page can always read and write the hash of its URL') },
    copyLink: {
      done: (page) =>
        page.evaluate(() => Object.assign(navigator.clipboard, { writeText: () => Promise.resolve() })).then(() => {}),
      failed: (page) =>
        page
          .evaluate(() =>
            Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('not allowed')) }),
          )
          .then(() => {}),
    },
  },
  shows: {
    loading: (page) => expect(page.getByRole('status', { name: 'Fetching the chart' })).toBeVisible(),
    unavailable: (page) => expect(page.getByText('The chart could not be fetched')).toBeVisible(),
    'ready.trail.atStart': (page) => expect(back(page)).toBeDisabled(),
    'ready.trail.underway': async (page) => {
      await expect(back(page)).toBeEnabled();
      await expect(page).toHaveURL(/#steps=/);
    },
    'ready.link.resting': copy,
    'ready.link.copying': copy,
    'ready.link.copied': (page) => expect(page.getByText(/^Copied/)).toBeVisible(),
    'ready.link.refused': (page) => expect(page.getByText(/does not lend its clipboard/)).toBeVisible(),
  },
});
