import { useSelector } from '@xstate/react';
import { selectChosenId, selectIsTyping } from '#machines/payment-method/payment-method.selectors.ts';
import type { SavedCard } from '#openapi/generated/waymark.gen.ts';
import { paymentText } from '#src/messages/payment.ts';
import { useText } from '#src/messages/text.ts';
import { RadioGroup } from '#src/ui/form/RadioGroup.tsx';
import { monthOf } from './expiry.ts';
import { useCardName } from './useCardName.ts';
import type { PaymentMethodRef } from '#machines/payment-method/payment-method.selectors.ts';

const other = 'other';

/**
 * Chooses a saved card, or another card that is typed below. Expired cards stay listed so that customers see why they
 * cannot use them.
 */
export function SavedCards({ actor, saved }: { actor: PaymentMethodRef; saved: readonly SavedCard[] }) {
  const t = useText(paymentText);
  const cardName = useCardName();
  const chosenId = useSelector(actor, selectChosenId);
  const isTyping = useSelector(actor, selectIsTyping);
  return (
    <RadioGroup
      name="card"
      label={t('yourCards')}
      value={isTyping ? other : (chosenId ?? other)}
      onChange={(value) =>
        actor.send(
          value === other ? { type: 'newCard.chosen' } : { type: 'savedCard.chosen', paymentInstrumentId: value },
        )
      }
      options={[
        ...saved.map((card) => ({
          value: card.paymentInstrumentId,
          label: cardName({ brand: card.cardType, lastFour: card.lastFour }),
          description: t(card.isExpired ? 'expired' : 'expires', { date: monthOf(card) }),
          isDisabled: card.isExpired,
        })),
        { value: other, label: t('otherCard') },
      ]}
    />
  );
}
