import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import type { CheckoutProblem } from '#machines/checkout/checkout.types.ts';
import { selectCart, selectChallenge, selectOrder, selectProblem } from '#machines/checkout/checkout.selectors.ts';
import { inLocale } from '#src/domain/locale.ts';
import { checkoutText } from '#src/messages/checkout.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Button, ButtonLink } from '#src/ui/text/Button.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { EmptyState } from '#src/ui/text/EmptyState.tsx';
import { LiveRegion } from '#src/ui/text/Hidden.tsx';
import { Split, Stack } from '#src/ui/layout/Layout.tsx';
import { Notice } from '#src/ui/text/Notice.tsx';
import { Skeleton } from '#src/ui/text/Skeleton.tsx';
import { Spinner } from '#src/ui/text/Spinner.tsx';
import { Heading, Text } from '#src/ui/text/Text.tsx';
import { space } from '#src/ui/theme/tokens.ts';
import { Differences } from './Differences.tsx';
import { focusOnArrival } from '../shared/focusOnArrival.ts';
import type { CheckoutViewProps } from './checkout.props.ts';

/** Shown while the cart loads; also part of the first HTML. */
export function CheckoutSkeleton() {
  const t = useText(checkoutText);
  const summary = (
    <Card>
      <Skeleton shape="title" width="half" />
      <Skeleton lines={5} />
    </Card>
  );
  return (
    <div aria-busy="true">
      <LiveRegion>{t('loading')}</LiveRegion>
      <noscript>
        <Notice tone="warning">{t('scriptNeeded')}</Notice>
      </noscript>
      <Split aside={summary}>
        <Stack gap={5}>
          <Skeleton shape="title" width="half" />
          {[1, 2, 3, 4, 5].map((place) => (
            <Skeleton key={place} shape="button" width="full" />
          ))}
        </Stack>
      </Split>
    </div>
  );
}

/** Returns why the cart is empty: emptied in another tab, sold out, or never filled. */
function wordsOf(problem: CheckoutProblem | null): 'emptyElsewhere' | 'emptyAfterStock' | 'emptyBody' {
  if (problem?.failure?.additionalInfo?.['code'] === 'ProductItemRequired') return 'emptyElsewhere';
  return problem?.reason === 'items-changed' ? 'emptyAfterStock' : 'emptyBody';
}

export function EmptyCheckout({ actor }: CheckoutViewProps) {
  const t = useText(checkoutText);
  const locale = useLocale();
  const problem = useSelector(actor, selectProblem);
  const cart = useSelector(actor, selectCart);
  return (
    <EmptyState
      icon="bag"
      title={t('emptyTitle')}
      action={
        <ButtonLink href={inLocale(locale, '/')} variant="accent" size="lg" iconEnd="arrow-right">
          {t('startShopping')}
        </ButtonLink>
      }
    >
      {t(wordsOf(problem))}
      {problem?.differences && <Differences differences={problem.differences} currency={cart?.currency ?? ''} />}
    </EmptyState>
  );
}

export function UnavailableCheckout({ actor }: CheckoutViewProps) {
  const t = useText(checkoutText);
  return (
    <EmptyState
      icon="alert"
      title={t('unavailableTitle')}
      action={<Button onClick={() => actor.send({ type: 'checkout.retried' })}>{t('retry')}</Button>}
    >
      {t('unavailableBody')}
    </EmptyState>
  );
}

const panel = css`
  display: grid;
  justify-items: center;
  gap: ${space[5]};
  max-width: 36rem;
  margin-inline: auto;
  padding-block: clamp(3rem, 10vw, 7rem);
  text-align: center;
`;

/** Shown while the checkout finds out if there is an order. After a reload the bank's check may be open meanwhile. */
export function SettlingCheckout({ actor, parts: { ChallengeDialog } }: CheckoutViewProps) {
  const t = useText(checkoutText);
  const challenge = useSelector(actor, selectChallenge);
  return (
    <div className={panel}>
      <Spinner size="lg" />
      <Heading level={2} size="lg" tabIndex={-1} ref={focusOnArrival}>
        {t('settlingTitle')}
      </Heading>
      <Text tone="soft">{t('settlingBody')}</Text>
      {challenge && <ChallengeDialog actor={challenge} />}
    </div>
  );
}

export function UnconfirmedCheckout({ actor }: CheckoutViewProps) {
  const t = useText(checkoutText);
  return (
    <div className={panel}>
      <Heading level={2} size="lg" tabIndex={-1} ref={focusOnArrival}>
        {t('unconfirmedTitle')}
      </Heading>
      <Text tone="soft">{t('unconfirmedBody')}</Text>
      <Button size="lg" onClick={() => actor.send({ type: 'confirmation.retried' })}>
        {t('checkAgain')}
      </Button>
    </div>
  );
}

export function ConfirmedCheckout({ actor }: CheckoutViewProps) {
  const t = useText(checkoutText);
  const locale = useLocale();
  const order = useSelector(actor, selectOrder);
  const query = new URLSearchParams({ order: order?.orderNumber ?? '', st: order?.st ?? '' });
  return (
    <div className={panel}>
      <Heading level={2} size="lg" tabIndex={-1} ref={focusOnArrival}>
        {t('confirmedTitle')}
      </Heading>
      <Text tone="soft">{t('confirmedBody')}</Text>
      <ButtonLink href={inLocale(locale, `/order-confirmation?${query}`)}>{t('seeConfirmation')}</ButtonLink>
    </div>
  );
}
