import { useSelector } from '@xstate/react';
import { type PayLaterRef, selectMethod, selectScene } from '#machines/pay-later/pay-later.selectors.ts';
import { StepTitle } from '#src/flows/shared/StepTitle.tsx';
import { payLaterText } from '#src/messages/pay-later.ts';
import { useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Notice } from '#src/ui/text/Notice.tsx';
import { Spinner } from '#src/ui/text/Spinner.tsx';
import { Text } from '#src/ui/text/Text.tsx';

/** Shown on the way to the page of the lender or PayPal and back. If it does not answer, offers what to do. */
export function PayLater({ actor }: { actor: PayLaterRef }) {
  const t = useText(payLaterText);
  const scene = useSelector(actor, selectScene);
  const isPayPal = useSelector(actor, selectMethod) === 'paypal';
  const leave = (
    <Button variant="quiet" onClick={() => actor.send({ type: 'otherWay.chosen' })}>
      {t('otherWay')}
    </Button>
  );
  if (scene === 'unreached')
    return (
      <Stack gap={5}>
        <StepTitle>{t(isPayPal ? 'unreachedTitlePayPal' : 'unreachedTitle')}</StepTitle>
        <Notice tone="warning">{t('unreachedBody')}</Notice>
        <Stack direction="row" wrap align="center" gap={3}>
          <Button onClick={() => actor.send({ type: 'payLater.retried' })}>{t('retry')}</Button>
          {leave}
        </Stack>
      </Stack>
    );
  return (
    <Stack gap={5} align="start" aria-busy="true">
      <StepTitle>{t(isPayPal && scene === 'away' ? 'awayTitlePayPal' : `${scene}Title`)}</StepTitle>
      <Stack direction="row" align="center" gap={3}>
        <Spinner />
        <Text tone="soft">{t(isPayPal && scene === 'away' ? 'awayBodyPayPal' : `${scene}Body`)}</Text>
      </Stack>
      {leave}
    </Stack>
  );
}
