import { expect, type Page } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';
import { consentTo, consentValue } from '#src/domain/consent.ts';
import { unreachable, walkBrowser } from '#model-tests/support/browser.ts';
import { model } from './consent.model.ts';

const bar = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cookie settings' });
/** The chart's state decides where to look: a closing dialog stays on the page a moment longer. */
const button = (page: Page, { snapshot }: { snapshot: SnapshotFrom<typeof model.machine> }, name: string) =>
  (snapshot.matches('choosing') ? dialog : bar)(page).getByRole('button', { name });

const cookieOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'wm_consent')?.value;

/** Neither the bar nor the dialog is shown, and the cookie has the answer that was given. */
const quiet = async (page: Page) => {
  await expect(bar(page)).toHaveCount(0);
  await expect(dialog(page)).toHaveCount(0);
};

const category = (mark: string) => async (page: Page) => {
  await quiet(page);
  expect(await cookieOf(page)).toContain(mark);
};

walkBrowser(model, {
  clock: false,
  open: async (page, { start }) => {
    if (start === 'an earlier answer') {
      await page.goto('/robots.txt');
      await page
        .context()
        .addCookies([{ name: 'wm_consent', value: consentValue(consentTo(['C0002'])), url: page.url() }]);
    }
    await page.goto('/en-gb');
    if (start === 'an earlier answer') {
      // The bar is not shown, so the dialog's code only comes when it is opened: loads it before the walk begins.
      await page.getByRole('button', { name: 'Cookie settings' }).click();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
    } else await expect(bar(page)).toBeVisible();
  },
  gestures: {
    'everything.accepted': (page, at) => button(page, at, 'Accept all').click(),
    'necessary.accepted': (page, at) => button(page, at, 'Only necessary').click(),
    'choice.opened': async (page, { snapshot }) =>
      snapshot.matches('asking')
        ? bar(page).getByRole('button', { name: 'Choose' }).click()
        : page.getByRole('button', { name: 'Cookie settings' }).click(),
    'choice.submitted': async (page, { event }) => {
      for (const [id, name] of [
        ['C0002', /^Performance/],
        ['C0003', /^Functional/],
        ['C0004', /^Targeting/],
      ] as const)
        await dialog(page)
          .getByRole('switch', { name })
          .setChecked(event.accepted.includes(id as never));
      await dialog(page).getByRole('button', { name: 'Save my choice' }).click();
    },
    'choice.left': (page) => page.keyboard.press('Escape'),
  },
  causes: {
    keepAnswer: {
      done: () => undefined,
      failed: unreachable('a browser without cookies has no cart either: walked in the view'),
    },
  },
  except: ({ state }) =>
    state.matches('notAsked') || state.matches('preview')
      ? 'the consent chart is not loaded there: e2e/consent.spec.ts'
      : null,
  shows: {
    deciding: unreachable('passed through'),
    notAsked: unreachable('the consent chart is not loaded there: e2e/consent.spec.ts'),
    preview: unreachable('the consent chart is not loaded there: e2e/consent.spec.ts'),
    asking: async (page) => {
      await expect(bar(page)).toBeVisible();
      expect(await cookieOf(page)).toBeUndefined();
    },
    choosing: (page) => expect(dialog(page)).toBeVisible(),
    keeping: unreachable('over before it can be seen'),
    'answered.required.accepted': category('C0001:1'),
    'answered.performance.deciding': unreachable('passed through'),
    'answered.performance.accepted': category('C0002:1'),
    'answered.performance.rejected': category('C0002:0'),
    'answered.functional.deciding': unreachable('passed through'),
    'answered.functional.accepted': category('C0003:1'),
    'answered.functional.rejected': category('C0003:0'),
    'answered.targeting.deciding': unreachable('passed through'),
    'answered.targeting.accepted': category('C0004:1'),
    'answered.targeting.rejected': category('C0004:0'),
  },
});
