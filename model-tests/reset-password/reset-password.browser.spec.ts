import { expect, type Page } from '@playwright/test';
import { dropped, unreachable, walkBrowser } from '#model-tests/support/browser.ts';
import { setOwnAddress } from '#model-tests/support/client-address.ts';
import errorMessages from '#src/messages/compiled/en-US/errors.gen.ts';
import outages from '#src/messages/compiled/en-US/outages.gen.ts';
import words from '#src/messages/compiled/en-US/reset-password.gen.ts';
import passwords from '#src/messages/compiled/en-US/passwords.gen.ts';
import { model } from './reset-password.model.ts';
import { askForLink, linkFor, newPassword, wren } from './reset-password.world.ts';

const starts: Readonly<Record<string, string>> = {
  'a request that was posted': '/en-us/forgot-password?posted=sent',
  'a password that was posted': '/en-us/reset-password?posted=changed',
};
const ask = (page: Page) => page.getByRole('button', { name: new RegExp(`^${words.ask}`) });
const choose = (page: Page) => page.getByRole('button', { name: new RegExp(`^${words.choose}`) });

const refusalOf = (event: { type: string; error?: unknown } | undefined) =>
  event?.error as { errorId: string; isChallenge?: true } | undefined;

const before = 'the form refuses it before it is sent; e2e/reset-password.spec.ts posts it without script';
const byTests = 'tests/commerce/password-reset.test.ts covers it: a walk would use up the tries of the address';

const messages: Record<string, string> = {
  ...errorMessages,
  API429: 'Too many tries. Try again in 60 minutes.',
  UNEXPECTED: outages.offline,
};

walkBrowser(model, {
  clock: false,
  cover: 'edges',
  open: async (page, { start }) => {
    await setOwnAddress(page.context());
    await page.goto(starts[start] ?? '/en-us/forgot-password');
    if (!start.startsWith('a link')) return;
    const link = await linkFor(page, wren, () => askForLink(page, wren));
    await page.goto(start === 'a link' ? link : `${link}&refused=FE340`);
  },
  except: ({ state, event }) => {
    const refusal = event.type === 'xstate.error.actor.requestLink' ? refusalOf(event) : undefined;
    if (refusal?.isChallenge && state.context.token !== null)
      return 'a shopper who passed the bot check is not asked again';
    if (refusal?.errorId === 'API429' && state.context.token !== null) return 'refused before the bot check';
    if (refusal?.errorId === 'AUT403' && !refusal.isChallenge && state.context.token === null)
      return 'a robot is only recognised by the bot check';
    return null;
  },
  gestures: {
    'link.requested': async (page, { upcoming }) => {
      const next = upcoming.findIndex(({ event }) => event.type === 'link.requested');
      const until = upcoming.slice(0, next < 0 ? undefined : next).map(({ event }) => event);
      const refusals = until.filter(({ type }) => type === 'xstate.error.actor.requestLink').map(refusalOf);
      const isRobot = refusals.some((refusal) => refusal?.errorId === 'AUT403' && !refusal.isChallenge);
      const isChallenged = refusals.some((refusal) => refusal?.isChallenge);
      const email = isRobot ? 'robot@example.com' : `walker-${crypto.randomUUID()}@example.com`;
      await setOwnAddress(page.context());
      if (isChallenged) await askOften(page, 20, (at) => `walker-${at}-${crypto.randomUUID()}@example.com`);
      if (refusals.some((refusal) => refusal?.errorId === 'API429')) await askOften(page, 5, () => email);
      await page.getByLabel(words.email).fill(email);
      await ask(page).click();
    },
    'link.missed': (page) => page.getByRole('button', { name: words.again }).click(),
    'password.submitted': async (page, { upcoming }) => {
      const [answer] = upcoming.filter(({ event }) => event.type.endsWith('.actor.setPassword'));
      const refusal = refusalOf(answer?.event)?.errorId;
      const password = newPassword();
      await page.getByLabel(passwords.new, { exact: true }).fill(password);
      await page.getByLabel(passwords.confirm).fill(password);
      if (refusal === 'AUT402') await useUp(page);
      await choose(page).click();
    },
  },
  causes: {
    requestLink: {
      request: '**/consumer/resetpassword',
      done: () => {},
      failed: {
        AUT453: unreachable(before),
        API429: () => {},
        AUT403: () => {},
        UNEXPECTED: () => dropped(),
      },
    },
    setPassword: {
      request: '**/confirmforgotpassword',
      done: () => {},
      failed: {
        AUT402: () => {},
        AUT452: unreachable('a walk does not know the password before; e2e/reset-password.spec.ts does'),
        FE872: unreachable(before),
        API422: unreachable(before),
        FE340: unreachable(before),
        API429: unreachable(byTests),
        UNEXPECTED: () => dropped(),
      },
    },
    botDefence: {
      done: async (page, { output }) => {
        if (output.token === null) return page.getByRole('button', { name: 'Not now' }).click();
        return page.getByRole('checkbox', { name: 'I am a person' }).click();
      },
      failed: unreachable('the chart of the bot check has no final error: it shows the error and can be left'),
    },
  },
  shows: {
    opening: unreachable('passed through'),
    asking: async (page, { context: { failure } }) => {
      await expect(ask(page)).toBeEnabled();
      if (failure) await expect(page.getByRole('main')).toContainText(messages[failure.errorId] ?? '');
    },
    requesting: (page) => expect(ask(page)).toHaveAttribute('aria-busy', 'true'),
    checking: (page) => expect(page.getByRole('checkbox', { name: 'I am a person' })).toBeVisible(),
    sent: (page) => expect(page.getByRole('heading', { level: 1, name: words.sentTitle })).toBeVisible(),
    choosing: async (page, { context: { failure } }) => {
      await expect(choose(page)).toBeEnabled();
      if (failure) await expect(page.getByRole('main')).toContainText(messages[failure.errorId] ?? '');
    },
    changing: (page) => expect(choose(page)).toHaveAttribute('aria-busy', 'true'),
    changed: (page) => expect(page.getByRole('heading', { level: 1, name: words.changedTitle })).toBeVisible(),
  },
});

/** Asks for links from the page's address before the shopper does. */
async function askOften(page: Page, times: number, emailOf: (at: number) => string): Promise<void> {
  for (let at = 0; at < times; at += 1) {
    await page.request.post('/consumers-v3/consumer/resetpassword', {
      headers: { origin: new URL(page.url()).origin },
      data: { email: emailOf(at) },
    });
  }
}

/** Uses the link of the page up, as if it was followed on another device before. */
async function useUp(page: Page): Promise<void> {
  const { origin, searchParams } = new URL(page.url());
  const password = newPassword();
  const data = { code: searchParams.get('code'), newPassword: password, confirmPassword: password };
  const answer = await page.context().request.post(`${origin}/consumers-v3/confirmforgotpassword`, {
    headers: { origin },
    data,
  });
  expect(answer.status()).toBe(204);
}
