import { CardButton } from '#src/flows/payment-method/CardButton.tsx';
import { CardForm } from '#src/flows/payment-method/CardForm.tsx';
import { Container } from '#src/ui/layout/Layout.tsx';
import type { Screen } from '@testing-library/react';
import { Stage } from '#src/chart-kit/walk/Stage.tsx';
import { fromPort, unreachable, walkView } from '#model-tests/support/view.tsx';
import type { MethodId } from '#machines/payment-method/payment-method.types.ts';
import { model } from './payment-method.model.ts';

type Shown = {
  context: { placeId: string | null; chosenId?: string | null; methods: readonly MethodId[] | null };
};
/** The choice is what the service offers for the cart, no more and no less. */
const offers = (screen: Screen, { context: { placeId, methods } }: Shown) => {
  if (placeId === null) return;
  for (const [method, name] of [
    ['PAYPAL', /^PayPal/],
    ['PAY_LATER', /^Pay later/],
  ] as const)
    if ((screen.queryByRole('radio', { name }) !== null) !== (methods?.includes(method) ?? false))
      throw new Error(`${method} is offered, and cannot be used, or the other way round`);
};
const loading = (screen: Screen, shown: Shown) => {
  offers(screen, shown);
  if (shown.context.placeId !== null) screen.getByText('Loading the card form');
};
const button = (screen: Screen) => screen.getByRole('button', { name: /Review order|Continue to (pay later|PayPal)/ });
const usable = (screen: Screen) => {
  if (button(screen).hasAttribute('disabled')) throw new Error('the card cannot be sent');
};

/** The radio of a fixture's card, by the last four digits in its name. */
const radioOf = (screen: Screen, id: string) =>
  screen.queryByRole<HTMLInputElement>('radio', { name: new RegExp(`ending in ${id.slice('card-'.length)}`) });

walkView(model, {
  render: ({ actor }) => (
    <Container width="form">
      <Stage>
        <CardForm actor={actor} onPayLaterInfo={() => undefined} />
      </Stage>
      <CardButton actor={actor} main={{ isBusy: false, holdsBack: () => false }}>
        Review order
      </CardButton>
    </Container>
  ),
  gestures: {
    'fields.placed': async (user, screen, { event, actor }) => {
      const open = screen.queryByRole('button', { name: 'Open the page' });
      if (open) await user.click(open);
      else actor.send({ ...event, placeId: actor.getSnapshot().context.placeId ?? '' });
    },
    'fields.removed': async (user, screen, { event, actor }) => {
      const leave = screen.queryByRole('button', { name: 'Leave the page' });
      if (leave) await user.click(leave);
      else actor.send(event);
    },
    'fields.ready': fromPort('hostedFields'),
    'card.submitted': (user, screen) => user.click(button(screen)),
    'card.tokenised': fromPort('hostedFields'),
    'card.invalid': fromPort('hostedFields'),
    'card.failed': fromPort('hostedFields'),
    'savedCard.chosen': async (user, screen, { event, actor }) => {
      const radio = radioOf(screen, event.paymentInstrumentId);
      if (radio && !radio.disabled && !radio.checked) await user.click(radio);
      else actor.send(event);
    },
    'newCard.chosen': async (user, screen, { event, actor }) => {
      const radio = screen.queryByRole<HTMLInputElement>('radio', { name: 'Another card' });
      if (radio && !radio.checked) await user.click(radio);
      else actor.send(event);
    },
    'payLater.chosen': async (user, screen, { event, actor }) => {
      const radio = screen.queryByRole<HTMLInputElement>('radio', { name: /^Pay later/ });
      if (radio && !radio.checked) await user.click(radio);
      else actor.send(event);
    },
    'payPal.chosen': async (user, screen, { event, actor }) => {
      const radio = screen.queryByRole<HTMLInputElement>('radio', { name: /^PayPal/ });
      if (radio && !radio.checked) await user.click(radio);
      else actor.send(event);
    },
    'cardPayment.chosen': async (user, screen, { event, actor }) => {
      const radio = screen.queryByRole<HTMLInputElement>('radio', { name: 'Pay by card' });
      if (radio) await user.click(radio);
      else actor.send(event);
    },
    'keeping.chosen': async (user, screen, { event, actor }) => {
      const box = screen.queryByRole<HTMLInputElement>('checkbox', { name: 'Save this card for next time' });
      if (box && !box.checked) await user.click(box);
      else actor.send(event);
    },
    'payment.retried': async (user, screen, { event, actor }) => {
      const retry = screen.queryByRole('button', { name: 'Try again' });
      if (retry) await user.click(retry);
      else actor.send(event);
    },
  },
  controls: {
    'card.submitted': (screen) => screen.queryByRole('button', { name: /Review order|Continue to (pay later|PayPal)/ }),
    'payment.retried': (screen) => screen.queryByRole('button', { name: 'Try again' }),
  },
  shows: {
    asking: loading,
    recalling: loading,
    saved: (screen, { context }) => {
      if (context.placeId === null) return;
      if (!context.chosenId || !radioOf(screen, context.chosenId)?.checked)
        throw new Error('the chosen card is not shown as chosen');
      if (!radioOf(screen, 'card-1111')?.disabled) throw new Error('an expired card can be chosen');
      usable(screen);
    },
    later: (screen, { context }) => {
      usable(screen);
      if (context.placeId === null) return;
      if (!screen.getByRole<HTMLInputElement>('radio', { name: /^Pay later/ }).checked)
        throw new Error('nothing says that it is paid later');
      screen.getByRole('button', { name: 'How it works' });
      if (screen.queryByRole('radio', { name: /ending in/ })) throw new Error('cards are offered to who pays later');
    },
    payPal: (screen, { context }) => {
      usable(screen);
      if (context.placeId === null) return;
      if (!screen.getByRole<HTMLInputElement>('radio', { name: /^PayPal/ }).checked)
        throw new Error('nothing says that PayPal pays');
      if (screen.queryByRole('radio', { name: /ending in/ })) throw new Error('cards are offered to who uses PayPal');
    },
    opening: loading,
    loadingScript: loading,
    waitingForPlace: loading,
    'fields.appearing': loading,
    'fields.ready': usable,
    'fields.tokenising': (screen) => {
      if (button(screen).getAttribute('aria-busy') !== 'true')
        throw new Error('nothing says that the card is being taken');
    },
    'fields.invalid': (screen) => {
      usable(screen);
      screen.getByText('Check your card details: Enter the card number.');
    },
    failed: (screen, { context }) => context.placeId !== null && screen.getByText('The card form cannot be shown'),
    taken: unreachable('the form closes and the checkout continues'),
  },
});
