import { expect, type Page } from '@playwright/test';
import { openWithSession } from '#model-tests/cart/cart.world.ts';
import { signInAs } from '#model-tests/order/order.world.ts';
import { openSignIn } from '#model-tests/sign-in-form/sign-in-form.world.ts';
import { makeAccount, newEmail, newPassword, newPhone } from '#model-tests/sign-up-form/sign-up-form.world.ts';
import { dropped, unreachable, walkBrowser } from '#model-tests/support/browser.ts';
import { setOwnAddress } from '#model-tests/support/client-address.ts';
import words from '#src/messages/compiled/en-US/edit-profile.gen.ts';
import errorMessages from '#src/messages/compiled/en-US/errors.gen.ts';
import notices from '#src/messages/compiled/en-US/notices.gen.ts';
import outages from '#src/messages/compiled/en-US/outages.gen.ts';
import person from '#src/messages/compiled/en-US/person.gen.ts';
import account from '#src/messages/compiled/en-US/profile.gen.ts';
import { model } from './edit-profile.model.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: words.title });
const button = (page: Page) => dialog(page).getByRole('button', { name: new RegExp(`^${words.submit}`) });
const before = unreachable('the form refuses it before it is sent: tests/commerce/change-profile.test.ts covers it');
const messages: Record<string, string> = { ...errorMessages, UNEXPECTED: outages.offline };

walkBrowser(model, {
  clock: false,
  cover: 'edges',
  open: async (page) => {
    await setOwnAddress(page.context());
    await openWithSession(page);
    const email = newEmail();
    await makeAccount(page, { email, password: newPassword });
    await openSignIn(page);
    await signInAs(page, email, newPassword);
    await page.goto('/en-us/account');
    await page.getByRole('button', { name: account.edit }).click();
    await expect(dialog(page)).toBeVisible();
  },
  except: ({ event }) =>
    'output' in event && (event.output as { rules?: unknown } | undefined)?.rules === null
      ? 'the rules are read with the profile: without them the view is walked'
      : null,
  gestures: {
    'form.submitted': async (page, { upcoming }) => {
      const [answer] = upcoming.filter(({ event }) => event.type.endsWith('.actor.updateConsumer'));
      const refusal = (answer?.event as { error?: { errorId: string } } | undefined)?.error?.errorId;
      const phone = newPhone();
      if (refusal === 'AUT444') await makeAccount(page, { email: newEmail(), phone });
      await dialog(page).getByLabel(person.lastName).fill('Stone');
      await dialog(page)
        .getByLabel(person.phone)
        .fill(refusal === 'AUT444' ? phone : '');
      await button(page).click();
    },
    'profile.retried': (page) => dialog(page).getByRole('button', { name: words.retry }).click(),
  },
  causes: {
    loadProfile: { request: '**/consumers-v3/consumer', done: () => {}, failed: () => dropped() },
    updateConsumer: {
      request: '**/consumers-v3/consumer',
      done: () => {},
      failed: {
        AUT444: () => {},
        PRO410: before,
        API422: before,
        API429: unreachable('tests/commerce/change-profile.test.ts covers it: it takes ten phones of others'),
        UNEXPECTED: () => dropped(),
      },
    },
    leave: { done: () => {}, failed: unreachable('dismissing an open dialog cannot fail') },
  },
  shows: {
    opening: unreachable('passed through'),
    loading: (page) => expect(dialog(page).getByText(words.loading)).toBeAttached(),
    unavailable: (page) => expect(dialog(page).getByText(words.unavailable)).toBeVisible(),
    editing: async (page, { context: { failure } }) => {
      await expect(button(page)).toBeEnabled();
      if (failure) await expect(dialog(page)).toContainText(messages[failure.errorId] ?? '');
    },
    saving: (page) => expect(button(page)).toHaveAttribute('aria-busy', 'true'),
    leaving: unreachable('passed through'),
    saved: async (page) => {
      await expect(dialog(page)).toHaveCount(0);
      await expect(page.getByText(notices.profileSaved)).toBeVisible();
    },
  },
});
