import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import { found, help, model, nothing, send } from './auto-suggest.model.ts';

const open = send['search.opened'];
const [trail, other, erased] = send['text.typed'];
const rest = model.after('typingRest');
const suggested = model.done('autoSuggest', found);

describeChart(model, {
  invariants: {
    'closing clears the text': ({ nextState }) => {
      if (nextState.matches('closed'))
        expect(nextState.context).toEqual({ text: '', suggestions: null, destination: null });
    },
    'suggestions are only shown for a text': ({ nextState }) => {
      if (nextState.matches({ open: 'suggestions' })) expect(nextState.context.text.length).toBeGreaterThan(1);
    },
  },
  stories: [
    { name: 'the shop is asked when typing rests, not before', events: [open, trail], ends: { open: 'typing' } },
    { name: 'each key restarts the delay', events: [open, trail, trail, rest], ends: { open: 'loading' } },
    { name: 'suggestions come', events: [open, trail, rest, suggested], ends: { open: 'suggestions' } },
    {
      name: 'a help page alone is a suggestion',
      events: [open, trail, rest, model.done('autoSuggest', help)],
      ends: { open: 'suggestions' },
    },
    {
      name: 'the last suggestions stay while new ones are requested',
      events: [open, trail, rest, suggested, trail, rest],
      ends: { open: 'loading' },
      also: ({ context }) => expect(context.suggestions).toEqual(found),
    },
    {
      name: 'typing cancels the pending request',
      events: [open, trail, rest, trail],
      ends: { open: 'typing' },
      refuses: [suggested],
    },
    {
      name: 'an emptied field shows no suggestions',
      events: [open, trail, rest, suggested, erased],
      ends: { open: 'empty' },
      also: ({ context }) => expect(context.suggestions).toBeNull(),
    },
    {
      name: 'without suggestions Enter still searches',
      events: [open, trail, rest, model.done('autoSuggest', nothing), send['search.submitted']],
      ends: 'leaving',
    },
    {
      name: 'a failure leaves the search working',
      events: [open, trail, rest, model.failed('autoSuggest', new Error('no answer')), send['search.submitted']],
      ends: 'leaving',
    },
    { name: 'Enter does not wait for suggestions', events: [open, trail, send['search.submitted']], ends: 'leaving' },
    {
      name: 'a picked suggestion opens its page, and the search closes',
      events: [open, trail, rest, suggested, send['suggestion.picked'], model.done('showPage', undefined)],
      ends: 'closing',
    },
    {
      name: 'a page that cannot be shown does not hold the search open',
      events: [open, send['search.submitted'], model.failed('showPage', new Error('no such page'))],
      ends: 'closing',
    },
    {
      name: 'going to another page closes the search',
      events: [open, send['route.changed'], model.after('dialogTransition')],
      ends: 'closed',
    },
    {
      name: 'it can be opened again while it closes',
      events: [open, trail, send['search.closed'], open],
      ends: { open: 'empty' },
    },
    {
      name: 'closing takes its time',
      events: [open, send['search.closed']],
      ends: 'closing',
      refuses: [send['search.closed']],
    },
    {
      name: 'going to another page while it closes does not shorten the closing',
      events: [open, send['search.submitted'], send['route.changed']],
      ends: 'closing',
    },
    {
      name: 'a search that cannot hear of other pages stays away',
      events: [model.failed('watchRoute', new Error('no router'))],
      ends: 'closed',
    },
    {
      name: 'the search uses the last typed text',
      events: [open, trail, other],
      ends: { open: 'typing' },
      also: ({ context }) => expect(context.text).toBe(other.text),
    },
    {
      name: 'a text without suggestions does not show the previous ones',
      events: [open, trail, rest, suggested, trail, rest, model.done('autoSuggest', nothing)],
      ends: { open: 'none' },
      also: ({ context }) => expect(context.suggestions).toBeNull(),
    },
    {
      name: 'a failure does not show the last suggestions',
      events: [open, trail, rest, suggested, trail, rest, model.failed('autoSuggest', new Error('no answer'))],
      ends: { open: 'failed' },
      also: ({ context }) => expect(context.suggestions).toBeNull(),
    },
    {
      name: 'opening again starts with an empty field',
      events: [open, trail, send['search.closed'], open],
      ends: { open: 'empty' },
      also: ({ context }) => expect(context.text).toBe(''),
    },
  ],
  waits: { typingRest: 160, dialogTransition: 250 },
});
