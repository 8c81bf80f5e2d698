import type { Screen } from '@testing-library/react';
import type { PayLaterSnapshot } from '#machines/pay-later/pay-later.selectors.ts';
import { PayLater } from '#src/flows/pay-later/PayLater.tsx';
import { Container } from '#src/ui/layout/Layout.tsx';
import words from '#src/messages/compiled/en-US/pay-later.gen.ts';
import { fromPort, unreachable, walkView } from '#model-tests/support/view.tsx';
import { model } from './pay-later.model.ts';

const titles = {
  away: { 'pay-later': words.awayTitle, paypal: words.awayTitlePayPal },
  back: { 'pay-later': words.backTitle, paypal: words.backTitle },
  unreached: { 'pay-later': words.unreachedTitle, paypal: words.unreachedTitlePayPal },
};

const scene =
  (name: keyof typeof titles) =>
  (screen: Screen, { context: { method } }: PayLaterSnapshot) => {
    screen.getByRole('heading', { name: titles[name][method] });
    screen.getByText(name === 'away' && method === 'paypal' ? words.awayBodyPayPal : words[`${name}Body`]);
  };

walkView(model, {
  cover: 'edges',
  render: ({ actor }) => (
    <Container width="form">
      <PayLater actor={actor} />
    </Container>
  ),
  gestures: {
    'shopper.returned': fromPort('leaveForProvider'),
    'otherWay.chosen': (user, screen) => user.click(screen.getByRole('button', { name: words.otherWay })),
    'payLater.retried': (user, screen) => user.click(screen.getByRole('button', { name: words.retry })),
  },
  controls: { 'payLater.retried': (screen) => screen.queryByRole('button', { name: words.retry }) },
  shows: {
    deciding: unreachable('passed through'),
    asking: scene('away'),
    leaving: scene('away'),
    checking: scene('back'),
    unreached: scene('unreached'),
    over: unreachable('the form closes and the checkout continues'),
  },
});
