import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import {
  type PriceAdjustmentRef,
  selectCanRemove,
  selectIsAgreeing,
  selectIsApplying,
  selectIsAsking,
  selectIsBusy,
  selectIsRemoving,
} from '#machines/price-adjustment/price-adjustment.selectors.ts';
import { priceAdjustmentText } from '#src/messages/price-adjustment.ts';
import { useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { space } from '#src/ui/theme/tokens.ts';

const foot = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};

  & > [type='submit'] {
    flex: 1 0 10rem;
  }
`;

interface Props {
  actor: PriceAdjustmentRef;
  /** The id of the form above. */
  form: string;
}

/** The buttons under the form, always visible. */
export function PriceAdjustmentFoot(props: Props) {
  const isAsking = useSelector(props.actor, selectIsAsking);
  return isAsking ? <AgreementFoot {...props} /> : <AdjustmentFoot {...props} />;
}

/** The second associate approves, or the first one goes back. */
function AgreementFoot({ actor, form }: Props) {
  const t = useText(priceAdjustmentText);
  const isAgreeing = useSelector(actor, selectIsAgreeing);
  return (
    <div className={foot}>
      <Button
        variant="quiet"
        size="sm"
        disabled={isAgreeing}
        onClick={() => actor.send({ type: 'agreement.declined' })}
      >
        {t('agreeBack')}
      </Button>
      <Button type="submit" form={form} variant="accent" size="lg" isBusy={isAgreeing}>
        {t('agree')}
      </Button>
    </div>
  );
}

/** Removes the existing adjustment, or applies the typed one. */
function AdjustmentFoot({ actor, form }: Props) {
  const t = useText(priceAdjustmentText);
  const isBusy = useSelector(actor, selectIsBusy);
  const isApplying = useSelector(actor, selectIsApplying);
  const isRemoving = useSelector(actor, selectIsRemoving);
  const canRemove = useSelector(actor, selectCanRemove);
  return (
    <div className={foot}>
      {canRemove && (
        <Button
          variant="quiet"
          size="sm"
          isBusy={isRemoving}
          disabled={isBusy && !isRemoving}
          onClick={() => actor.send({ type: 'removal.requested' })}
        >
          {t('remove')}
        </Button>
      )}
      <Button type="submit" form={form} variant="accent" size="lg" isBusy={isApplying} disabled={isBusy && !isApplying}>
        {t('apply')}
      </Button>
    </div>
  );
}
