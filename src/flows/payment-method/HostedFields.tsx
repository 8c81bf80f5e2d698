import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import { useCallback, useId } from 'react';
import { selectHasFields } from '#machines/payment-method/payment-method.selectors.ts';
import { paymentText } from '#src/messages/payment.ts';
import { useText } from '#src/messages/text.ts';
import { LiveRegion } from '#src/ui/text/Hidden.tsx';
import { Skeleton } from '#src/ui/text/Skeleton.tsx';
import { space } from '#src/ui/theme/tokens.ts';
import type { PaymentMethodRef } from '#machines/payment-method/payment-method.selectors.ts';

const place = css`
  position: relative;
  /* The height of the provider's form, so that nothing moves when it loads. */
  min-height: 22rem;

  &[hidden] {
    display: none;
  }

  &[data-ready] {
    min-height: 0;
  }

  /* Not hidden: a browser pauses a hidden frame, and it would not report its height. */
  &:not([data-ready]) > [data-part='frame'] {
    opacity: 0;
  }
`;

const standIn = css`
  position: absolute;
  inset: 0;
  display: grid;
  align-content: start;
  gap: ${space[5]};
`;

/** The element for the provider's fields. It only tells the chart when it is mounted and removed. */
export function HostedFields({ actor, isHidden }: { actor: PaymentMethodRef; isHidden: boolean }) {
  const t = useText(paymentText);
  const hasFields = useSelector(actor, selectHasFields);
  const placeId = useId();
  const tell = useCallback(
    (element: HTMLDivElement | null) => {
      if (element === null) return undefined;
      actor.send({ type: 'fields.placed', placeId });
      return () => {
        // Submitting a card ends the chart before its fields are removed.
        if (actor.getSnapshot().status === 'active') actor.send({ type: 'fields.removed' });
      };
    },
    [actor, placeId],
  );
  return (
    <div className={place} data-ready={hasFields || undefined} hidden={isHidden}>
      {!hasFields && (
        <div className={standIn} aria-busy="true">
          <LiveRegion>{t('loading')}</LiveRegion>
          {[1, 2, 3, 4].map((line) => (
            <Skeleton key={line} shape="button" width="full" />
          ))}
        </div>
      )}
      <div id={placeId} ref={tell} data-part="frame" inert={!hasFields} />
    </div>
  );
}
