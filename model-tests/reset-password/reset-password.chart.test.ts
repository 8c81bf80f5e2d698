import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { resetPasswordMachine } from '#machines/reset-password/reset-password.machine.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';
import { describeChart } from '#model-tests/support/chart.ts';
import { model, refusals, send } from './reset-password.model.ts';

const asked = send['link.requested'];
const chosen = send['password.submitted'];
const challenged = [asked, model.failed('requestLink', refusals.unsure)];
const unproven = { errorId: 'AUT403', message: '', status: 403 };
const saysWhy =
  (refusal: ApiFailure) =>
  ({ context }: SnapshotFrom<typeof resetPasswordMachine>) =>
    expect(context.failure).toEqual(refusal);

describeChart(model, {
  invariants: {
    'a password is not stored': ({ nextState }) => {
      expect(JSON.stringify(nextState.context)).not.toContain(chosen.newPassword);
    },
    'the token of a check goes with one call': ({ nextState }) => {
      if (!nextState.matches('requesting')) expect(nextState.context.token).toBeNull();
    },
    'why the last try was refused is said until the next': ({ nextState }) => {
      if (nextState.hasTag('busy')) expect(nextState.context.failure).toBeNull();
    },
  },
  stories: [
    {
      name: 'an email that was typed is told as sent, and can be corrected',
      events: [asked, model.done('requestLink', undefined), send['link.missed']],
      ends: 'asking',
      also: ({ context }) => expect(context.email).toBe(asked.email),
    },
    {
      name: 'what was sent waits without a form',
      events: [asked, model.done('requestLink', undefined)],
      ends: 'sent',
      refuses: [asked, chosen],
    },
    {
      name: 'a request that fails can be sent again',
      events: [asked, model.failed('requestLink', refusals.lost), asked],
      ends: 'requesting',
      also: ({ context }) => expect(context.failure).toBeNull(),
    },
    {
      name: 'a second press while the link is asked for changes nothing',
      events: [asked],
      ends: 'requesting',
      refuses: [asked],
    },
    {
      name: 'too many requests are told',
      events: [asked, model.failed('requestLink', refusals.tooMany)],
      ends: 'asking',
      also: saysWhy(refusals.tooMany),
    },
    {
      name: 'passing the bot check repeats the request with its token and the typed email',
      events: [...challenged, model.done('botDefence', { token: 'a token of the check' })],
      ends: 'requesting',
      also: ({ context }) => expect(context).toMatchObject({ token: 'a token of the check', email: asked.email }),
    },
    {
      name: 'leaving the bot check says why no link was sent',
      events: [...challenged, model.done('botDefence', { token: null })],
      ends: 'asking',
      also: saysWhy(unproven),
    },
    {
      name: 'a bot check that fails says why no link was sent',
      events: [...challenged, model.failed('botDefence', new Error('no check'))],
      ends: 'asking',
      also: saysWhy(unproven),
    },
    { name: 'the link of an email leads to the new password', start: 'a link', events: [], ends: 'choosing' },
    {
      name: 'a password that is set is done',
      start: 'a link',
      events: [chosen, model.done('setPassword', undefined)],
      ends: 'changed',
      refuses: [chosen, asked],
    },
    {
      name: 'a second press while the password is set changes nothing',
      start: 'a link',
      events: [chosen],
      ends: 'changing',
      refuses: [chosen],
    },
    {
      name: 'a link that has expired leads to another one',
      start: 'a link',
      events: [chosen, model.failed('setPassword', refusals.expired)],
      ends: 'asking',
      also: saysWhy(refusals.expired),
    },
    {
      name: 'a password that is refused can be corrected',
      start: 'a link',
      events: [chosen, model.failed('setPassword', refusals.same), chosen, model.failed('setPassword', refusals.lost)],
      ends: 'choosing',
      also: saysWhy(refusals.lost),
    },
    {
      name: 'while a corrected password is set, nothing is said against it',
      start: 'a link',
      events: [chosen, model.failed('setPassword', refusals.same), chosen],
      ends: 'changing',
      also: ({ context }) => expect(context.failure).toBeNull(),
    },
    {
      name: 'a request that was posted without script is told as sent',
      start: 'a request that was posted',
      events: [],
      ends: 'sent',
    },
    {
      name: 'a password that was posted without script is told as changed',
      start: 'a password that was posted',
      events: [],
      ends: 'changed',
    },
    {
      name: 'a refusal of what was posted without script is told',
      start: 'a link and a refusal of what was posted',
      events: [],
      ends: 'choosing',
      also: saysWhy(refusals.different),
    },
  ],
  waits: {},
});
