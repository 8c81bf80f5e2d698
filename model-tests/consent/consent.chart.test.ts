import { expect } from 'vitest';
import { allows, consentTo } from '#src/domain/consent.ts';
import { describeChart } from '#model-tests/support/chart.ts';
import { model, noCookies, send } from './consent.model.ts';

const all = send['everything.accepted'];
const necessary = send['necessary.accepted'];
const open = send['choice.opened'];
const left = send['choice.left'];
const [performanceOnly] = send['choice.submitted'];
const kept = model.done('keepAnswer', undefined);

describeChart(model, {
  invariants: {
    'each category is accepted exactly where the rule allows it': ({ nextState }) => {
      if (!nextState.matches('answered')) return;
      expect({
        C0002: nextState.matches({ answered: { performance: 'accepted' } }),
        C0003: nextState.matches({ answered: { functional: 'accepted' } }),
        C0004: nextState.matches({ answered: { targeting: 'accepted' } }),
      }).toEqual({
        C0002: allows('C0002', nextState.context),
        C0003: allows('C0003', nextState.context),
        C0004: allows('C0004', nextState.context),
      });
    },
    'what is necessary is never rejected': ({ nextState }) =>
      expect(nextState.context.consent?.C0001 ?? true).toBe(true),
    'only an answer is stored': ({ event, nextState }) => {
      const isAnswer = ['everything.accepted', 'necessary.accepted', 'choice.submitted'].includes(event.type);
      expect(nextState.matches('keeping')).toBe(isAnswer);
    },
    'nobody is asked outside EMEA, nor in a preview': ({ nextState }) => {
      const { region, isPreview } = nextState.context;
      if (region !== 'EMEA' || isPreview)
        expect(nextState.matches('asking') || nextState.matches('choosing')).toBe(false);
    },
  },
  stories: [
    { name: 'a shopper in EMEA is asked', events: [], ends: 'asking', refuses: [left] },
    {
      name: 'a shopper in North America is not',
      start: 'North America',
      events: [],
      ends: 'notAsked',
      refuses: [open, all],
    },
    { name: 'an editor who previews a page is not', start: 'a preview', events: [], ends: 'preview', refuses: [open] },
    {
      name: 'who answered before is not asked again',
      start: 'an earlier answer',
      events: [],
      ends: {
        answered: { required: 'accepted', performance: 'accepted', functional: 'rejected', targeting: 'rejected' },
      },
    },
    {
      name: 'only what is necessary',
      events: [necessary, kept],
      ends: {
        answered: { required: 'accepted', performance: 'rejected', functional: 'rejected', targeting: 'rejected' },
      },
    },
    {
      name: 'everything',
      events: [all, kept],
      ends: {
        answered: { required: 'accepted', performance: 'accepted', functional: 'accepted', targeting: 'accepted' },
      },
    },
    {
      name: 'one category',
      events: [open, performanceOnly, kept],
      ends: { answered: { performance: 'accepted', functional: 'rejected' } },
      also: ({ context }) => expect(context.consent).toEqual(consentTo(['C0002'])),
    },
    {
      name: 'opening the categories is no answer',
      events: [open, left],
      ends: 'asking',
      also: ({ context }) => expect(context.consent).toBeNull(),
    },
    {
      name: 'closing the categories keeps the answer',
      start: 'an earlier answer',
      events: [open, left],
      ends: { answered: { performance: 'accepted' } },
    },
    {
      name: 'an answer can be changed',
      start: 'an earlier answer',
      events: [open, necessary, kept],
      ends: { answered: { performance: 'rejected' } },
    },
    {
      name: 'where no cookie is kept the answer holds for the page',
      events: [all, model.failed('keepAnswer', noCookies)],
      ends: { answered: { targeting: 'accepted' } },
      refuses: [all],
    },
  ],
  waits: {},
});
