import { useSelector } from '@xstate/react';
import {
  selectChannel,
  selectHasOrderTexts,
  selectIsBusy,
  type SubscriptionsRef,
} from '#machines/subscriptions/subscriptions.selectors.ts';
import { subscriptionsText } from '#src/messages/subscriptions.ts';
import { useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { ChannelCard } from './ChannelCard.tsx';

/** Texts about orders: whether they are on, and the button that changes it. */
export function OrderTexts({ actor }: { actor: SubscriptionsRef }) {
  const t = useText(subscriptionsText);
  const isOn = useSelector(actor, selectHasOrderTexts);
  const isBusy = useSelector(actor, selectIsBusy);
  const isChanged = useSelector(actor, selectChannel) === 'orders';
  return (
    <ChannelCard actor={actor} channel="orders" title={t('ordersTitle')}>
      <Text>{t('ordersBody')}</Text>
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
    </ChannelCard>
  );
}
