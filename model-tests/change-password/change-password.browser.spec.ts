import { expect, type Page } from '@playwright/test';
import { openWithSession } from '#model-tests/cart/cart.world.ts';
import { signInAs } from '#model-tests/order/order.world.ts';
import { openSignIn } from '#model-tests/sign-in-form/sign-in-form.world.ts';
import { dropped, unreachable, walkBrowser } from '#model-tests/support/browser.ts';
import { demoPassword } from '#src/demo/people/people.ts';
import words from '#src/messages/compiled/en-US/change-password.gen.ts';
import errorMessages from '#src/messages/compiled/en-US/errors.gen.ts';
import outages from '#src/messages/compiled/en-US/outages.gen.ts';
import passwords from '#src/messages/compiled/en-US/passwords.gen.ts';
import account from '#src/messages/compiled/en-US/profile.gen.ts';
import { fields, model } from './change-password.model.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: words.title });
const button = (page: Page) => dialog(page).getByRole('button', { name: new RegExp(`^${words.submit}`) });
const before = unreachable('the form refuses it before it is sent: tests/commerce/change-password.test.ts covers it');
const messages: Record<string, string> = { ...errorMessages, UNEXPECTED: outages.offline };

walkBrowser(model, {
  clock: false,
  cover: 'edges',
  open: async (page) => {
    await openWithSession(page);
    await openSignIn(page);
    await signInAs(page, 'maya.reed@example.com');
    await page.goto('/en-us/account');
    await page.getByRole('button', { name: account.changePassword }).click();
    await expect(dialog(page)).toBeVisible();
  },
  gestures: {
    'form.submitted': async (page, { upcoming }) => {
      const [answer] = upcoming.filter(({ event }) => event.type.endsWith('.actor.changePassword'));
      const refusal = (answer?.event as { error?: { errorId: string } } | undefined)?.error?.errorId;
      const password = refusal === 'AUT451' ? demoPassword : fields.newPassword;
      await dialog(page)
        .getByLabel(words.current)
        .fill(refusal === 'AUT450' ? 'wrong' : demoPassword);
      await dialog(page).getByLabel(passwords.new, { exact: true }).fill(password);
      await dialog(page).getByLabel(passwords.confirm).fill(password);
      await button(page).click();
    },
  },
  causes: {
    changePassword: {
      request: '**/consumer/changepassword',
      done: unreachable('other tests sign in as this customer: e2e/reset-password.spec.ts changes the password'),
      failed: {
        AUT450: () => {},
        AUT451: () => {},
        FE872: before,
        API422: before,
        FE340: before,
        API429: unreachable('would refuse the other paths: tests/commerce/change-password.test.ts covers it'),
        UNEXPECTED: () => dropped(),
      },
    },
  },
  shows: {
    opening: unreachable('passed through'),
    editing: async (page, { context: { failure } }) => {
      await expect(button(page)).toBeEnabled();
      if (failure) await expect(dialog(page)).toContainText(messages[failure.errorId] ?? '');
    },
    submitting: (page) => expect(button(page)).toHaveAttribute('aria-busy', 'true'),
    done: unreachable('other tests sign in as this customer'),
  },
});
