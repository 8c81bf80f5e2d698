import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import type { ComponentProps } from 'react';
import {
  selectFailure,
  selectIsBusy,
  selectIsOffered,
  selectIsRemoving,
  selectOwn,
} from '#machines/gift-card/gift-card.selectors.ts';
import type { Cart } from '#openapi/generated/waymark.gen.ts';
import { LaterBotDefence } from '#src/flows/bot-defence/index.ts';
import { AppliedPayments } from '#src/flows/payment-method/index.ts';
import { useFailureWords } from '#src/flows/shared/useFailureWords.ts';
import { useWaitWords } from '#src/flows/shared/useWaitWords.ts';
import { giftCardText } from '#src/messages/gift-card.ts';
import { paymentText } from '#src/messages/payment.ts';
import { useText } from '#src/messages/text.ts';
import { Disclosure } from '#src/ui/layout/Disclosure.tsx';
import { FormError } from '#src/ui/form/FormError.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { colour, radius } from '#src/ui/theme/tokens.ts';
import { GiftCardForm } from './GiftCardForm.tsx';
import { OwnGiftCards } from './OwnGiftCards.tsx';
import { isAboutCard } from './isAboutCard.ts';

const box = css`
  padding: clamp(1rem, 3vw, 1.5rem);
  border: 1px solid ${colour.line};
  border-radius: ${radius.md};
  background: ${colour.surface};
`;

/**
 * The gift cards on the cart, each with the amount that it pays, and a form for another while something is left to pay
 * and the service offers it for the cart. Nothing if there is neither.
 */
export function GiftCards({
  actor,
  cart,
  BotDefence = LaterBotDefence,
}: ComponentProps<typeof GiftCardForm> & { cart: Cart }) {
  const t = useText(giftCardText);
  const tPayment = useText(paymentText);
  const wordsOf = useFailureWords();
  const waitWords = useWaitWords();
  const isBusy = useSelector(actor, selectIsBusy);
  const isRemoving = useSelector(actor, selectIsRemoving);
  const failure = useSelector(actor, selectFailure);
  const cards = cart.payment_instruments.filter(({ payment_method_id: method }) => method === 'GIFT_CARD');
  const applied = cards.map((card) => card.payment_instrument_id).join();
  const used = cards.map(({ lastFour }) => lastFour);
  const isOffered = useSelector(actor, selectIsOffered) && cart.totals.remainingToPay > 0;
  const own = useSelector(actor, selectOwn).filter(({ lastFour }) => !used.includes(lastFour));
  if (!isOffered && cards.length === 0) return null;
  return (
    <section className={box} aria-label={tPayment('giftCard')}>
      <Stack gap={3}>
        <FormError>{failure && !isAboutCard(failure) && (waitWords(failure) ?? wordsOf(failure))}</FormError>
        <AppliedPayments
          label={t('title')}
          instruments={cards}
          removeLabel={({ lastFour = '' }) => t('remove', { lastFour })}
          isRemoving={isRemoving}
          isDisabled={isBusy}
          onRemove={({ payment_instrument_id: instrumentId }) =>
            actor.send({ type: 'giftCard.removeRequested', instrumentId })
          }
        />
        {isOffered && own.length > 0 && (
          <OwnGiftCards key={`own ${applied}`} actor={actor} own={own} BotDefence={BotDefence} />
        )}
        {isOffered && (
          <Disclosure title={t(cards.length > 0 ? 'useAnother' : 'use')} variant="plain">
            <GiftCardForm key={applied} actor={actor} BotDefence={BotDefence} />
          </Disclosure>
        )}
      </Stack>
    </section>
  );
}
