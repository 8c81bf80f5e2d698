import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import { model, send } from './header.model.ts';

const [toTop, down, further] = send['page.scrolled'];
const [home, category, checkout] = send['route.changed'];
const rest = model.after('scrollDebounce');

describeChart(model, {
  invariants: {
    'the checkout never hides its way out behind a sticky header': ({ nextState }) => {
      if (nextState.context.path.endsWith('/checkout')) expect(nextState.matches({ look: 'light' })).toBe(true);
    },
    'a header lies over the picture only at the top of the home page': ({ nextState }) => {
      if (nextState.matches({ look: 'transparent' })) expect(nextState.context.path).toBe('/en-us');
    },
  },
  stories: [
    { name: 'home begins with the picture', events: [], ends: { look: 'transparent', visibility: 'shown' } },
    {
      name: 'scrolling down hides the header',
      events: [down, rest],
      ends: { look: 'minimised', visibility: 'hidden' },
    },
    {
      name: 'scrolling up brings it back',
      events: [further, rest, down, rest],
      ends: { look: 'minimised', visibility: 'shown' },
    },
    {
      name: 'at the top of the page the header is shown completely',
      start: 'a category',
      events: [down, rest, toTop, rest],
      ends: { look: 'expanded', visibility: 'shown' },
    },
    {
      name: 'a page that never rests is answered after half a second',
      events: [down, further, model.after('scrollMaxWait')],
      ends: { visibility: 'hidden' },
    },
    {
      name: 'the next page shows it again',
      events: [down, rest, category],
      ends: { look: 'expanded', visibility: 'shown' },
    },
    { name: 'the checkout is light', events: [checkout], ends: { look: 'light' } },
    {
      name: 'the header is transparent again back at home',
      start: 'the checkout',
      events: [home],
      ends: { look: 'transparent' },
    },
    {
      name: 'each scroll restarts the delay, and the last one counts',
      events: [down, further],
      ends: { scroll: { moving: 'settling' } },
      also: ({ context }) => expect(context.y).toBe(900),
    },
    { name: 'a page that rests is still', events: [down, rest], ends: { scroll: 'still' } },
    {
      name: 'scrolling up is measured from the last resting position, whether the header is hidden or not',
      events: [further, rest, further, rest],
      ends: { visibility: 'hidden' },
      also: ({ context }) => expect(context.restedY).toBe(900),
    },
    {
      name: 'where the page came to rest is where the next move begins',
      events: [down, rest, further, rest],
      ends: { visibility: 'hidden' },
      also: ({ context }) => expect(context.restedY).toBe(900),
    },
    {
      name: 'the place of rest is remembered when the move shows the header',
      events: [further, rest, toTop, rest],
      ends: { visibility: 'shown' },
      also: ({ context }) => expect(context.restedY).toBe(0),
    },
    {
      name: 'the place of rest is remembered when the move leaves the header as it is',
      events: [further, rest, down, rest, toTop, rest],
      ends: { visibility: 'shown' },
      also: ({ context }) => expect(context.restedY).toBe(0),
    },
    {
      name: 'the header stays as it is when scrolling cannot be watched',
      events: [model.failed('watchScroll', new Error('no window'))],
      ends: { scroll: 'unwatched' },
    },
    {
      name: 'the header stays as it is when page changes cannot be watched',
      events: [model.failed('watchRoute', new Error('no router'))],
      ends: { scroll: 'unwatched' },
    },
  ],
  waits: { scrollDebounce: 200, scrollMaxWait: 500 },
});
