import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import { selectDismissedPromotions } from '#machines/cart/cart.selectors.ts';
import type { ApproachingPromotion, Cart } from '#openapi/generated/waymark.gen.ts';
import { calloutParts } from '#src/domain/approaching-promotion.ts';
import { cartText } from '#src/messages/cart.ts';
import { useText } from '#src/messages/text.ts';
import { IconButton } from '#src/ui/text/Button.tsx';
import { Icon } from '#src/ui/text/Icon.tsx';
import { Meter } from '#src/ui/text/Meter.tsx';
import { colour, radius, space, text } from '#src/ui/theme/tokens.ts';
import type { CartRef } from '../shared/requestChange.ts';
import { useMoney } from '../shared/useMoney.ts';

const list = css`
  display: grid;
  gap: ${space[2]};

  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 0 ${space[3]};
    padding: ${space[3]} 0 ${space[3]} ${space[4]};
    border-radius: ${radius.sm};
    background: ${colour.mossSoft};
    font-size: ${text.sm};
    line-height: 1.45;
  }

  & > li > svg {
    color: ${colour.moss};
  }

  /* The sentence is the main content; the dismiss button is less prominent. */
  & > li > button {
    margin-block: calc((1.45em - var(--target)) / 2);
    color: ${colour.inkSoft};
  }

  & > li > button > svg {
    width: 1rem;
    height: 1rem;
  }

  & strong {
    display: block;
    font-weight: 650;
  }
`;

/**
 * Returns the three parts of a callout. A gift may have one sentence instead; any other promotion without three parts
 * is ignored (core 5).
 */
function partsOf({ calloutMsg, promotionClass }: ApproachingPromotion) {
  return (
    calloutParts(calloutMsg) ?? (promotionClass === 'PRODUCT' ? ([calloutMsg, calloutMsg, calloutMsg] as const) : null)
  );
}

/**
 * Shows the promotions that are near or reached: the offer, the missing amount, or what was earned (core 3, Approaching
 * promotion).
 */
export function ApproachingPromotions({
  cartRef,
  cart,
  place,
}: {
  cartRef: CartRef;
  cart: Cart;
  place: 'CART' | 'MINI_CART';
}) {
  const t = useText(cartText);
  const money = useMoney();
  const dismissed = useSelector(cartRef, selectDismissedPromotions);
  const shown = cart.approachingPromotions.flatMap((promotion) => {
    const parts = partsOf(promotion);
    const isHere = promotion.approachingDisplayLevel === 'BOTH' || promotion.approachingDisplayLevel === place;
    return parts && isHere && !dismissed.includes(promotion.promotionId) ? [{ ...promotion, parts }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <ul className={list} aria-label={t('offers')}>
      {shown.map(
        ({
          promotionId,
          parts: [approaching, distance, earned],
          distanceFromConditionThreshold: missing,
          currency,
          thresholdStatus,
        }) => (
          <li key={promotionId}>
            <Icon name={thresholdStatus === 'Below Threshold' ? 'tag' : 'check'} />
            {thresholdStatus === 'Below Threshold' ? (
              <div>
                <strong>{approaching}</strong>
                <Meter
                  label={distance.replace('{distance}', money(missing, currency))}
                  value={cart.totals.itemTotal}
                  max={cart.totals.itemTotal + missing}
                />
              </div>
            ) : (
              <strong>{earned}</strong>
            )}
            <IconButton
              icon="close"
              label={t('dismissOffer')}
              onClick={() => cartRef.send({ type: 'promotion.dismissed', promotionId })}
            />
          </li>
        ),
      )}
    </ul>
  );
}
