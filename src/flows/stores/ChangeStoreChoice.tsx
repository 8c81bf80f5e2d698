import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { deliveryMachine } from '#machines/delivery/delivery.machine.ts';
import { selectDecision, selectFailure, selectIsBusy } from '#machines/delivery/delivery.selectors.ts';
import type { DeliveryDecision } from '#machines/delivery/delivery.types.ts';
import type { Elsewhere, StoreChoice, WantedItem } from '#machines/store-finder/store-finder.types.ts';
import type { Cart } from '#openapi/generated/waymark.gen.ts';
import { useFailureTitle, useFailureWords } from '#src/flows/shared/useFailureWords.ts';
import { storesText } from '#src/messages/stores.ts';
import { useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Notice } from '#src/ui/text/Notice.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { collectedElsewhere } from './collecting.ts';

export type DeliveryRef = ActorRefFrom<typeof deliveryMachine>;

interface Props {
  actor: DeliveryRef;
  cart: Cart | null;
  item: WantedItem;
  choice: StoreChoice;
  elsewhere: Elsewhere;
  onClose: () => void;
}

/** Offers to collect everything in the new store, only this line, or to change nothing. */
export function ChangeStoreChoice({ actor, cart, item, choice, elsewhere, onClose }: Props) {
  const t = useText(storesText);
  const wordsOf = useFailureWords();
  const titleOf = useFailureTitle();
  const isBusy = useSelector(actor, selectIsBusy);
  const decision = useSelector(actor, selectDecision);
  const failure = useSelector(actor, selectFailure);
  const { store, kind } = choice;
  const decide = (lines: DeliveryDecision['lines']) =>
    actor.send({
      type: 'delivery.decided',
      decision: { lines, item: { item, choice }, store, tells: lines.length > 0 },
    });
  const others = collectedElsewhere(cart, store.storeId).filter(({ itemId }) => itemId !== item.itemId);
  const everything = others.map(({ itemId }) => ({ itemId, action: kind, storeId: store.storeId }));
  return (
    <Stack gap={5}>
      {failure && (
        <Notice tone="error" isLive title={titleOf(failure, t('refusedTitle'))}>
          {wordsOf(failure)}
        </Notice>
      )}
      <Text>{t('changeBody', { store: elsewhere.name })}</Text>
      <Stack gap={3}>
        <Button
          isWide
          isBusy={isBusy && decision?.tells === true}
          disabled={isBusy && decision?.tells === false}
          onClick={() => decide(everything)}
        >
          {t('changeAll', { store: store.name })}
        </Button>
        <Button
          isWide
          variant="secondary"
          isBusy={isBusy && decision?.tells === false}
          disabled={isBusy && decision?.tells === true}
          onClick={() => decide([])}
        >
          {t('changeOne', { store: store.name })}
        </Button>
        <Button isWide variant="quiet" disabled={isBusy} onClick={onClose}>
          {t('keepStore', { store: elsewhere.name })}
        </Button>
      </Stack>
    </Stack>
  );
}
