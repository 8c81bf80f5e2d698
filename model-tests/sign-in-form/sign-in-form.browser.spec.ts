import { expect, type Page } from '@playwright/test';
import errorMessages from '#src/messages/compiled/en-US/errors.gen.ts';
import outages from '#src/messages/compiled/en-US/outages.gen.ts';
import { dropped, unreachable, walkBrowser } from '#model-tests/support/browser.ts';
import { setOwnAddress } from '#model-tests/support/client-address.ts';
import { model } from './sign-in-form.model.ts';
import { openSignIn, passEmail, submitSignIn, tryBefore } from './sign-in-form.world.ts';

const button = (page: Page) => page.getByRole('dialog').getByRole('button', { name: /^Sign in(?! with)/ });

const refusalOf = (event: { type: string; error?: unknown } | undefined): string | undefined =>
  (event?.error as { errorId?: string } | undefined)?.errorId;

const isChallenge = (event: { type: string; error?: unknown } | undefined): boolean =>
  (event?.error as { isChallenge?: boolean } | undefined)?.isChallenge === true;

const accepted = 'an employee accepts the terms only once: e2e/employee-terms.spec.ts signs in as one who has not';
const terms = unreachable(accepted);
const passkeys = unreachable('a passkey needs an authenticator: e2e/passkeys.spec.ts signs in with one');

walkBrowser(model, {
  clock: false,
  cover: 'edges',
  open: async (page) => {
    await setOwnAddress(page.context());
    await page.goto('/en-us/cart');
    await openSignIn(page);
    await passEmail(page.getByRole('dialog'));
  },
  except: ({ event }) =>
    event.type === 'xstate.done.actor.signIn' && (event['output'] as { owesTerms: boolean }).owesTerms
      ? accepted
      : null,
  gestures: {
    'passkey.requested': passkeys,
    'signIn.submitted': (page, { upcoming }) => {
      const [answer] = upcoming.filter(({ event }) => event.type.endsWith('.actor.signIn'));
      return submitSignIn(page, refusalOf(answer?.event), isChallenge(answer?.event));
    },
  },
  causes: {
    prove: { request: '**/sandbox/bot-defence/v1/tokens', done: () => {}, failed: () => dropped() },
    botDefence: {
      done: async (page, { output }) => {
        if (output.token === null) return page.getByRole('button', { name: 'Not now' }).click();
        return page.getByRole('checkbox', { name: 'I am a person' }).check();
      },
      failed: unreachable('the chart of the bot check has no final error: it shows the error and can be left'),
    },
    signIn: {
      request: '**/consumers-v3/auth/signin',
      done: () => {},
      failed: {
        AUT401: () => {},
        AUT426: (page) => tryBefore(page, 3),
        AUT423: (page) => tryBefore(page, 5),
        AUT441: () => {},
        AUT403: () => {},
        UNEXPECTED: () => dropped(),
      },
    },
    signInWithPasskey: { done: passkeys, failed: passkeys },
    showTerms: { done: terms, failed: terms },
    close: { done: () => {}, failed: unreachable('dismissing an open dialog cannot fail') },
  },
  shows: {
    editing: async (page, { context: { failure } }) => {
      await expect(button(page)).toBeEnabled();
      const words =
        failure &&
        (errorMessages[failure.errorId as 'AUT401'] ?? (failure.isProviders ? outages.provider : outages.offline));
      if (words) await expect(page.getByRole('dialog').getByRole('alert')).toContainText(words);
    },
    submitting: (page) => expect(button(page)).toHaveAttribute('aria-busy', 'true'),
    proving: (page) => expect(button(page)).toHaveAttribute('aria-busy', 'true'),
    showingPasskey: passkeys,
    checking: (page) => expect(page.getByRole('checkbox', { name: 'I am a person' })).toBeVisible(),
    showingTerms: terms,
    closing: unreachable('passed through'),
    signedIn: async (page) => {
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('banner').getByRole('button', { name: 'Your account' })).toBeVisible();
      await expect(page.getByText('You are signed in')).toBeVisible();
    },
  },
});
