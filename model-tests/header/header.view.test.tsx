import type { Screen } from '@testing-library/react';
import { fromPort, unreachable, walkView } from '#model-tests/support/view.tsx';
import { HeaderView } from '#src/flows/header/HeaderView.tsx';
import { model } from './header.model.ts';

const bar = (screen: Screen) => screen.getByRole('banner').querySelector('[data-state]');

const dressed = (look: string) => (screen: Screen) => {
  if (bar(screen)?.getAttribute('data-state') !== look) throw new Error(`the header is not ${look}`);
};
const hidden = (isHidden: boolean) => (screen: Screen) => {
  if (bar(screen)?.hasAttribute('data-hidden') !== isHidden) throw new Error(`hidden should be ${isHidden}`);
};
const resting = unreachable('changes the page, not the header');

walkView(model, {
  render: ({ actor }) => (
    <HeaderView
      actor={actor}
      promo={<p>Free delivery</p>}
      navigation={<nav aria-label="Shop" />}
      actions={(isPlain) => <a href="/en-us/cart">{isPlain ? 'Back to the cart' : 'Cart'}</a>}
    />
  ),
  gestures: {
    'page.scrolled': fromPort('watchScroll'),
    'route.changed': fromPort('watchRoute'),
    'scroll.settled': unreachable('raised by the chart itself, once the page has stopped scrolling'),
  },
  shows: {
    'look.choosing': unreachable('passed through'),
    'look.expanded': (screen) => {
      dressed('expanded')(screen);
      screen.getByRole('navigation', { name: 'Shop' });
    },
    'look.transparent': dressed('transparent'),
    'look.minimised': dressed('minimised'),
    'look.light': (screen) => {
      dressed('light')(screen);
      screen.getByText('Back to the cart');
      if (screen.queryByRole('navigation')) throw new Error('nothing may distract from paying');
    },
    'scroll.still': resting,
    'scroll.moving.settling': resting,
    'scroll.unwatched': resting,
    'visibility.shown': hidden(false),
    'visibility.hidden': hidden(true),
  },
});
