import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import {
  selectCart,
  selectChallenge,
  selectIsAdopting,
  selectIsAtAddress,
  selectIsShipped,
  selectPayLater,
  selectBotDefence,
  selectStage,
} from '#machines/checkout/checkout.selectors.ts';
import { checkoutText } from '#src/messages/checkout.ts';
import { useText } from '#src/messages/text.ts';
import { Split, Stack } from '#src/ui/layout/Layout.tsx';
import { Steps } from '#src/ui/layout/Steps.tsx';
import { media, space } from '#src/ui/theme/tokens.ts';
import { Adopting } from './Adopting.tsx';
import { AddressStep } from './AddressStep.tsx';
import { Express } from './Express.tsx';
import { BillingStep } from './BillingStep.tsx';
import { Choices } from './Choices.tsx';
import { MethodStep } from './MethodStep.tsx';
import { FoldedSummary, OrderSummary } from './OrderSummary.tsx';
import { ProblemNotice } from './ProblemNotice.tsx';
import { SummaryStep } from './SummaryStep.tsx';
import type { CheckoutScreenProps, DialogStepProps } from './checkout.props.ts';

const column = css`
  max-width: 44rem;

  @media ${media.belowLg} {
    margin-inline: auto;
  }
`;

const aside = css`
  @media ${media.belowLg} {
    display: none;
  }
`;

/** Below the steps, with the same width. */
const under = css`
  @media ${media.belowLg} {
    max-width: 44rem;
    margin-inline: auto;
    width: 100%;
  }
`;

const folded = css`
  width: 100%;
  max-width: 44rem;
  margin-inline: auto;
  margin-block-end: ${space[5]};

  @media ${media.lg} {
    display: none;
  }
`;

/** One step at a time, with the previous choices above it and the totals beside it. */
export function CheckoutSteps({
  actor,
  parts,
  main,
  onDialog,
  banner,
  promo,
  express,
  signIn,
}: DialogStepProps & Pick<CheckoutScreenProps, 'banner' | 'promo' | 'express' | 'signIn'>) {
  const t = useText(checkoutText);
  const cart = useSelector(actor, selectCart);
  const step = useSelector(actor, selectStage);
  const isAtAddress = useSelector(actor, selectIsAtAddress);
  const isShipped = useSelector(actor, selectIsShipped);
  const challenge = useSelector(actor, selectChallenge);
  const check = useSelector(actor, selectBotDefence);
  const payLater = useSelector(actor, selectPayLater);
  const isAdopting = useSelector(actor, selectIsAdopting);
  if (!cart) return null;
  const promoField = promo?.(cart);
  const items = [
    ...(isShipped ? [{ id: 'shipping', label: t('shipping') }] : []),
    { id: 'billing', label: t('billing') },
    { id: 'summary', label: t('summary') },
  ];
  return (
    <>
      {step !== 'summary' && (
        <div className={folded}>
          <FoldedSummary cart={cart} promo={promoField} onDialog={onDialog} />
        </div>
      )}
      <Split
        asideWidth="lg"
        asideLabel={t('orderSummary')}
        aside={
          <Stack gap={5}>
            <div className={aside}>
              <OrderSummary cart={cart} hasItems={step !== 'summary'} promo={promoField} onDialog={onDialog} />
            </div>
            <div className={under}>{banner}</div>
          </Stack>
        }
      >
        <Stack gap={6} className={column}>
          <Steps label={t('steps')} items={items} current={step} />
          <ProblemNotice actor={actor} />
          <Choices actor={actor} />
          {step === 'shipping' && isAtAddress && express && <Express>{express(cart)}</Express>}
          {step === 'shipping' && isAtAddress && <AddressStep actor={actor} parts={parts} signIn={signIn} />}
          {step === 'shipping' && !isAtAddress && <MethodStep actor={actor} cart={cart} />}
          {step === 'billing' &&
            (payLater ? (
              <parts.PayLater actor={payLater} />
            ) : isAdopting ? (
              <Adopting />
            ) : (
              <BillingStep actor={actor} parts={parts} main={main} onDialog={onDialog} />
            ))}
          {step === 'summary' && <SummaryStep actor={actor} cart={cart} main={main} promo={promoField} />}
        </Stack>
      </Split>
      {challenge && <parts.ChallengeDialog actor={challenge} />}
      {check && <parts.BotDefence actor={check} />}
    </>
  );
}
