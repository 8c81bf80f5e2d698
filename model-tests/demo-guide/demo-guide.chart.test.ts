import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import { down, guide, locked, maya, model, sam, send } from './demo-guide.model.ts';

const loaded = model.done('loadGuide', guide);
const [asMaya, asSam] = send['person.chosen'];
const cards = { type: 'group.chosen', group: 'cards' } as const;
const orders = { type: 'group.chosen', group: 'orders' } as const;
const copy = send['text.chosen'];
const entered = model.done('signInAs', { owesTerms: false });

describeChart(model, {
  invariants: {
    'there is a guide exactly while it is shown': ({ nextState }) =>
      expect(nextState.context.guide !== null).toBe(nextState.matches('shown')),
    'a refusal is about whoever was pressed last': ({ nextState }) => {
      const { failure, person } = nextState.context;
      expect(failure !== null).toBe(nextState.matches({ shown: { account: 'refused' } }));
      if (failure) expect(person).not.toBeNull();
    },
    'nothing is copied that nobody pressed': ({ nextState }) => {
      if (!nextState.matches({ shown: { clipboard: 'quiet' } }) && nextState.matches('shown'))
        expect(nextState.context.text).toBe(copy.text);
    },
  },
  stories: [
    {
      name: 'it opens with the people',
      events: [loaded],
      ends: { shown: { group: 'people', account: 'resting', clipboard: 'quiet' } },
    },
    {
      name: 'a guide that cannot be loaded can be retried',
      events: [model.failed('loadGuide', down), send['guide.retried'], loaded],
      ends: { shown: { group: 'people' } },
    },
    { name: 'another part of the guide can be opened', events: [loaded, cards], ends: { shown: { group: 'cards' } } },
    {
      name: 'the last part of the guide can be opened',
      events: [loaded, cards, orders],
      ends: { shown: { group: 'orders' } },
    },
    {
      name: 'one press signs in, with the password of the guide',
      events: [loaded, asMaya, entered],
      ends: { shown: { account: 'signedIn' } },
      refuses: [send['guide.retried']],
      also: ({ context }) => expect(context.person).toEqual(maya),
    },
    {
      name: 'a second press while the session answers changes nothing',
      events: [loaded, asMaya],
      ends: { shown: { account: 'signingIn' } },
      refuses: [asSam],
    },
    {
      name: 'an employee who owes them reads the terms next',
      events: [loaded, asMaya, model.done('signInAs', { owesTerms: true })],
      ends: { shown: { account: 'showingTerms' } },
    },
    {
      name: 'an employee who owes the terms is signed in even if they cannot be shown',
      events: [
        loaded,
        asMaya,
        model.done('signInAs', { owesTerms: true }),
        model.failed('showTerms', new Error('no dialog')),
      ],
      ends: { shown: { account: 'signedIn' } },
    },
    {
      name: 'a person of the guide whose sign-in is refused shows the reason',
      events: [loaded, asSam, model.failed('signInAs', locked)],
      ends: { shown: { account: 'refused' } },
      also: ({ context }) => expect([context.person, context.failure]).toEqual([sam, locked]),
    },
    {
      name: 'somebody else can sign in after a refusal',
      events: [loaded, asSam, model.failed('signInAs', locked), asMaya, entered],
      ends: { shown: { account: 'signedIn' } },
      also: ({ context }) => expect([context.person, context.failure]).toEqual([maya, null]),
    },
    {
      name: 'another person follows the first',
      events: [loaded, asMaya, entered, asSam],
      ends: { shown: { account: 'signingIn' } },
      also: ({ context }) => expect(context.person).toEqual(sam),
    },
    {
      name: 'the guide says that a text was copied',
      events: [loaded, copy, model.done('copyText', undefined)],
      ends: { shown: { clipboard: 'copied' } },
    },
    {
      name: 'the guide stops saying that a text was copied after four seconds',
      events: [loaded, copy, model.done('copyText', undefined), model.after('copiedDelay')],
      ends: { shown: { clipboard: 'quiet' } },
    },
    {
      name: 'what could not be copied stays until the next press',
      events: [loaded, copy, model.failed('copyText', new Error('not allowed')), copy],
      ends: { shown: { clipboard: 'copying' } },
    },
    {
      name: 'copying and signing in do not wait for each other',
      events: [loaded, asMaya, copy, cards, entered],
      ends: { shown: { group: 'cards', account: 'signedIn', clipboard: 'copying' } },
    },
  ],
  waits: { copiedDelay: 4000 },
});
