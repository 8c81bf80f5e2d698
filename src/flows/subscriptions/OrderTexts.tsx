import { useSelector } from '@xstate/react';
import {
  selectChannel,
  selectFailure,
  selectHasOrderTexts,
  selectIsBusy,
  type SubscriptionsRef,
} from '#machines/subscriptions/subscriptions.selectors.ts';
import { AccountForm } from '#src/flows/profile/index.ts';
import { useFailureTitle, useFailureWords } from '#src/flows/shared/useFailureWords.ts';
import { subscriptionsText } from '#src/messages/subscriptions.ts';
import { useText } from '#src/messages/text.ts';
import { FormError } from '#src/ui/form/FormError.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import { Heading, Text } from '#src/ui/text/Text.tsx';

/** Texts about orders: whether they are on, and the button that changes it. */
export function OrderTexts({ actor }: { actor: SubscriptionsRef }) {
  const t = useText(subscriptionsText);
  const isOn = useSelector(actor, selectHasOrderTexts);
  const isBusy = useSelector(actor, selectIsBusy);
  const isChanged = useSelector(actor, selectChannel) === 'orders';
  const failure = useSelector(actor, selectFailure);
  const failureWords = useFailureWords();
  const failureTitle = useFailureTitle();
  const shown = isChanged ? failure : null;
  return (
    <AccountForm>
      <Stack gap={4}>
        <Heading level={2} size="md">
          {t('ordersTitle')}
        </Heading>
        <Text>{t('ordersBody')}</Text>
        <FormError title={shown && failureTitle(shown, t('refusedTitle'))}>{shown && failureWords(shown)}</FormError>
        <Text role="status">{t(isOn ? 'ordersOn' : 'ordersOff')}</Text>
        <div>
          <Button
            variant={isOn ? 'quiet' : 'secondary'}
            isBusy={isBusy && isChanged}
            disabled={isBusy && !isChanged}
            aria-label={`${t(isOn ? 'turnOff' : 'turnOn')}: ${t('ordersTitle')}`}
            onClick={() => actor.send({ type: 'orderTexts.changed', isOn: !isOn })}
          >
            {t(isOn ? 'turnOff' : 'turnOn')}
          </Button>
        </div>
      </Stack>
    </AccountForm>
  );
}
