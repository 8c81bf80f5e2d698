import { expect, type Page } from '@playwright/test';
import { dropped, unreachable, walkBrowser } from '#model-tests/support/browser.ts';
import { setOwnAddress } from '#model-tests/support/client-address.ts';
import errorMessages from '#src/messages/compiled/en-US/errors.gen.ts';
import outages from '#src/messages/compiled/en-US/outages.gen.ts';
import profile from '#src/messages/compiled/en-US/complete-profile.gen.ts';
import words from '#src/messages/compiled/en-US/sign-up-form.gen.ts';
import { model } from './sign-up-form.model.ts';
import { fillIn, makeAccount, newEmail, newPassword, newPhone, submitButton } from './sign-up-form.world.ts';

const starts: Readonly<Record<string, string>> = {
  'an account that was posted': '/en-us/sign-up?posted=created',
  'a refusal of what was posted': '/en-us/sign-up?refused=AUT439',
};
const main = (page: Page) => page.getByRole('main');

interface Answer {
  type: string;
  error?: unknown;
}
const refusalOf = (event: Answer | undefined) => event?.error as { errorId: string; isChallenge?: true } | undefined;

const before = 'the form refuses it before it is sent; tests/commerce/sign-up.test.ts sends it';
const byTests = 'tests/commerce/sign-up.test.ts covers it: a walk would use up the tries of the address';
const another = unreachable('the service answers the other code of the same refusal');
const messages: Record<string, string> = { ...errorMessages, UNEXPECTED: outages.offline };

walkBrowser(model, {
  clock: false,
  cover: 'edges',
  open: async (page, { start }) => {
    await setOwnAddress(page.context());
    await page.goto(starts[start] ?? '/en-us/sign-up');
  },
  except: ({ state, event }) => {
    const refusal = event.type === 'xstate.error.actor.signUp' ? refusalOf(event) : undefined;
    if (['xstate.done.actor.prove', 'xstate.done.actor.proveSignIn'].includes(event.type) && event['output'] === null)
      return 'the demo has a bot defence';
    if (refusal?.isChallenge && state.context.token === 'a token of the check')
      return 'a shopper who passed the bot check is not asked again';
    if (refusal?.errorId === 'AUT403' && !refusal.isChallenge && state.context.token === 'a token of the check')
      return 'whoever passed the bot check is no robot';
    if (event.type === 'xstate.error.actor.signIn' && refusalOf(event)?.errorId === 'AUT401' && state.context.isMade)
      return 'the password is the one that was just chosen';
    return null;
  },
  gestures: {
    'signUp.submitted': async (page, { upcoming }) => {
      const next = upcoming.findIndex(({ event }) => event.type === 'signUp.submitted');
      const until = upcoming.slice(0, next < 0 ? undefined : next).map(({ event }) => event);
      const refusals = until.filter(({ type }) => type === 'xstate.error.actor.signUp').map(refusalOf);
      const has = (errorId: string) => refusals.some((one) => one?.errorId === errorId && !one.isChallenge);
      const isRefusedSignIn = until.some(
        ({ type }) => type === 'xstate.error.actor.signIn' || type === 'xstate.error.actor.proveSignIn',
      );
      await setOwnAddress(page.context());
      const email = has('AUT403') ? 'robot@example.com' : newEmail();
      const phone = newPhone();
      const isTheirs =
        has('AUT439') && !isRefusedSignIn && until.some(({ type }) => type === 'xstate.done.actor.signIn');
      if (has('AUT439')) await makeAccount(page, { email, ...(isTheirs ? { password: newPassword } : {}) });
      if (has('AUT442')) await makeAccount(page, { email: newEmail(), phone });
      if (refusals.some((one) => one?.isChallenge))
        for (let at = 0; at < 11; at += 1) await makeAccount(page, { email: newEmail() });
      await fillIn(main(page), { email, phone: has('AUT442') ? phone : '' });
      await submitButton(main(page)).click();
    },
  },
  causes: {
    readRules: {
      request: '**/fapi/server/time',
      done: () => {},
      failed: unreachable('without the time it takes the epoch'),
    },
    prove: { request: '**/sandbox/bot-defence/v1/tokens', done: () => {}, failed: () => dropped() },
    signUp: {
      request: '**/consumers-v3/auth/signup',
      done: () => {},
      failed: {
        AUT439: () => {},
        PRO400: another,
        AUT442: () => {},
        AUT444: another,
        AUT453: unreachable(before),
        FE872: unreachable(before),
        PRO410: unreachable(before),
        PRO411: unreachable(before),
        API422: unreachable(before),
        API429: unreachable(byTests),
        AUT403: () => {},
        UNEXPECTED: () => dropped(),
      },
    },
    proveSignIn: { request: '**/sandbox/bot-defence/v1/tokens', done: () => {}, failed: () => dropped() },
    signIn: {
      request: '**/consumers-v3/auth/signin',
      done: () => {},
      failed: { AUT401: () => {}, UNEXPECTED: () => dropped() },
    },
    botDefence: {
      done: async (page, { output }) => {
        if (output.token === null) return page.getByRole('button', { name: 'Not now' }).click();
        return page.getByRole('checkbox', { name: 'I am a person' }).click();
      },
      failed: unreachable('the chart of the bot check has no final error: it shows the error and can be left'),
    },
    joinLoyalty: {
      done: () => {},
      failed: unreachable(
        'the form of this walk is without the programme, for which nothing is called: e2e/loyalty.spec.ts',
      ),
    },
    leave: { done: () => {}, failed: unreachable('the router does not refuse a page of the account') },
  },
  shows: {
    opening: unreachable('passed through'),
    preparing: (page) => isEditable(page),
    editing: async (page, { context: { failure } }) => {
      await isEditable(page);
      const words = failure && (failure.isProviders ? outages.provider : messages[failure.errorId]);
      if (words) await expect(main(page)).toContainText(words);
    },
    proving: (page) => isBusy(page),
    submitting: (page) => isBusy(page),
    checking: (page) => expect(page.getByRole('checkbox', { name: 'I am a person' })).toBeVisible(),
    provingSignIn: (page) => isBusy(page),
    signingIn: (page) => isBusy(page),
    joining: unreachable('passed through'),
    leaving: unreachable('passed through'),
    welcomed: (page) => expect(page.getByRole('heading', { level: 1, name: profile.title })).toBeVisible(),
    created: (page) => expect(main(page).getByText(words.created)).toBeVisible(),
  },
});

const isEditable = (page: Page) => expect(submitButton(main(page))).toBeEnabled();
const isBusy = (page: Page) => expect(submitButton(main(page))).toHaveAttribute('aria-busy', 'true');
