import { useSelector } from '@xstate/react';
import { selectDecision, selectFailure, selectIsBusy } from '#machines/delivery/delivery.selectors.ts';
import type { Redirection } from '#machines/delivery/delivery.types.ts';
import type { ChosenStore } from '#machines/store-finder/store-finder.types.ts';
import type { CartItem } from '#openapi/generated/waymark.gen.ts';
import { useFailureWords } from '#src/flows/shared/useFailureWords.ts';
import { storesText } from '#src/messages/stores.ts';
import { useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Notice } from '#src/ui/text/Notice.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import type { DeliveryRef } from './ChangeStoreChoice.tsx';
import { wayOf } from './collecting.ts';

interface Props {
  actor: DeliveryRef;
  item: CartItem;
  favourite: ChosenStore | null;
  onStore: (item: CartItem) => void;
}

/** Delivery to the home (unless only stores sell the item), to the favourite store, or to one that is searched for. */
export function DeliveryChoice({ actor, item, favourite, onStore }: Props) {
  const t = useText(storesText);
  const wordsOf = useFailureWords();
  const isBusy = useSelector(actor, selectIsBusy);
  const failure = useSelector(actor, selectFailure);
  const decision = useSelector(actor, selectDecision);
  const now = wayOf(item);
  const kind = now?.storeInfo ? now.shippingMethod.kind : 'home';
  const store = now?.storeInfo
    ? { storeId: now.storeInfo.id, name: now.storeInfo.name ?? now.storeInfo.id }
    : favourite;
  const decide = (redirection: Omit<Redirection, 'itemId'>) =>
    actor.send({
      type: 'delivery.decided',
      decision: { lines: [{ itemId: item.itemId, ...redirection }], item: null, store: null, tells: false },
    });
  // A method that the service does not list is not possible for this item; for a listed one its stock is shown.
  const optionOf = (action: Redirection['action'], storeId: string) =>
    item.shippingOptions.find(
      ({ shippingMethod, storeInfo }) => shippingMethod.kind === action && storeInfo?.id === storeId,
    );
  const unitsAt = (storeId: string): number => optionOf('pickup', storeId)?.storeInfo?.storeInventory ?? 0;
  const isOut = (action: Redirection['action'], to?: { storeId: string }) =>
    to ? optionOf(action, to.storeId)?.available === false : false;
  const words = {
    home: () => t('home'),
    pickup: (name: string) => t('pickUpAt', { store: name }),
    sts: (name: string) => t('sendTo', { store: name }),
  };
  const way = (action: Redirection['action'], to?: { storeId: string; name: string }) => {
    const isGoing = isBusy && decision?.lines[0]?.action === action;
    return (
      <Button
        variant={kind === action ? 'primary' : 'secondary'}
        aria-pressed={kind === action}
        isWide
        icon={action === 'home' ? 'truck' : 'store'}
        isBusy={isGoing}
        disabled={(isBusy && !isGoing) || isOut(action, to)}
        onClick={() => decide({ action, ...(to ? { storeId: to.storeId } : {}) })}
      >
        {words[action](to?.name ?? '')}
      </Button>
    );
  };
  return (
    <Stack gap={5}>
      {failure && <Notice tone="error" isLive title={wordsOf(failure)} />}
      <Text tone="soft">{item.name}</Text>
      <Stack gap={3}>
        {!item.isRobisOnly && way('home')}
        {store && way('pickup', store)}
        {store && isOut('pickup', store) && (
          <Text size="sm" tone="soft">
            {unitsAt(store.storeId) > 0 ? t('tooFew', { count: unitsAt(store.storeId) }) : t('notInStock')}
          </Text>
        )}
        {store && way('sts', store)}
        <Button variant="quiet" icon="pin" disabled={isBusy} onClick={() => onStore(item)}>
          {t(store ? 'otherStore' : 'chooseStore')}
        </Button>
      </Stack>
    </Stack>
  );
}
