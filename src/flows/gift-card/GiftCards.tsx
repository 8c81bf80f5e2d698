import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import { type GiftCardRef, selectFailure, selectIsBusy, selectIsRemoving } from '#machines/gift-card/gift-card.selectors.ts';
import type { Cart } from '#openapi/generated/waymark.gen.ts';
import { useMoney } from '#src/flows/cart/useMoney.ts';
import { useInstrumentName } from '#src/flows/payment-method/useInstrumentName.ts';
import { useFailureWords } from '#src/flows/useFailureWords.ts';
import { giftCardText } from '#src/messages/gift-card.ts';
import { useText } from '#src/messages/text.ts';
import { IconButton } from '#src/ui/Button.tsx';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { FormError } from '#src/ui/FormError.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Stack } from '#src/ui/Layout.tsx';
import { colour, radius, space } from '#src/ui/tokens.ts';
import { GiftCardForm } from './GiftCardForm.tsx';
import { isAboutCard } from './isAboutCard.ts';

const list = css`
  display: grid;
  gap: ${space[2]};

  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto auto;
    align-items: center;
    gap: ${space[3]};
    padding-inline-start: ${space[3]};
    border-radius: ${radius.sm};
    background: ${colour.successSoft};
    color: ${colour.success};
    font-variant-numeric: tabular-nums;
  }
`;

/** The gift cards on the cart, each with what it pays, and a form for one more while something is left to pay. */
export function GiftCards({ actor, cart }: { actor: GiftCardRef; cart: Cart }) {
  const say = useText(giftCardText);
  const money = useMoney();
  const nameOf = useInstrumentName();
  const wordsOf = useFailureWords();
  const isBusy = useSelector(actor, selectIsBusy);
  const isRemoving = useSelector(actor, selectIsRemoving);
  const failure = useSelector(actor, selectFailure);
  const cards = cart.payment_instruments.filter(({ payment_method_id: method }) => method === 'GIFT_CARD');
  return (
    <Stack gap={3}>
      <FormError>{failure && !isAboutCard(failure) && wordsOf(failure)}</FormError>
      {cards.length > 0 && (
        <ul className={list} aria-label={say('title')} aria-busy={isRemoving || undefined}>
          {cards.map((card) => (
            <li key={card.payment_instrument_id}>
              <Icon name="card" />
              <span>{nameOf(card)}</span>
              <b>{money(-card.amount, card.currency)}</b>
              <IconButton
                icon="close"
                label={say('remove', { lastFour: card.lastFour ?? '' })}
                disabled={isBusy}
                onClick={() => actor.send({ type: 'giftCard.removeRequested', instrumentId: card.payment_instrument_id })}
              />
            </li>
          ))}
        </ul>
      )}
      {cart.totals.remainingToPay > 0 && (
        <Disclosure title={say(cards.length > 0 ? 'useAnother' : 'use')} variant="plain">
          <GiftCardForm key={cards.map((card) => card.payment_instrument_id).join()} actor={actor} />
        </Disclosure>
      )}
    </Stack>
  );
}
