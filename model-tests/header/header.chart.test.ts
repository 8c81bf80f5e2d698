import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/layers.ts';
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
    { name: 'reading on hides it', events: [down, rest], ends: { look: 'minimised', visibility: 'hidden' } },
    { name: 'scrolling up brings it back', events: [further, rest, down, rest], ends: { look: 'minimised', visibility: 'shown' } },
    { name: 'back at the top it is whole', start: 'a category', events: [down, rest, toTop, rest], ends: { look: 'expanded', visibility: 'shown' } },
    { name: 'a page that never rests is answered after half a second', events: [down, further, model.after('scrollMaxWait')], ends: { visibility: 'hidden' } },
    { name: 'the next page shows it again', events: [down, rest, category], ends: { look: 'expanded', visibility: 'shown' } },
    { name: 'the checkout is light', events: [checkout], ends: { look: 'light' } },
    { name: 'and home is itself again', start: 'the checkout', events: [home], ends: { look: 'transparent' } },
  ],
  waits: { scrollDebounce: 200, scrollMaxWait: 500 },
});
