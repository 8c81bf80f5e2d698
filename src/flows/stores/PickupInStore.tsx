import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { selectCart } from '#machines/cart/cart.selectors.ts';
import { storeFinderMachine } from '#machines/store-finder/store-finder.machine.ts';
import type { WantedItem } from '#machines/store-finder/store-finder.types.ts';
import type { LocaleCode } from '#src/domain/locale.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { useCartRef, useDialogsRef } from '#src/flows/shared/storefront.hooks.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { storesText } from '#src/messages/stores.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Panel } from '#src/ui/overlay/Dialog.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { elsewhereIn } from './collecting.ts';
import { createStoreFinderActors } from './store-finder.actors.ts';
import { StoreFinder } from './StoreFinder.tsx';
import { itemOf } from './stores.data.ts';
import { useFavouriteStore } from './useFavouriteStore.ts';
import type { DialogViewProps } from '#src/flows/shared/dialogs.props.ts';

/** The dialog `pickup-in-store`: the stores that have `data.item`. */
export default function PickupInStore({ isOpen, onClose, data }: DialogViewProps) {
  const t = useText(storesText);
  const item = itemOf(data['item']);
  return (
    <Panel isOpen={isOpen} onClose={onClose} title={t('title')}>
      {item ? <Finder item={item} /> : <Text>{t('gone')}</Text>}
    </Panel>
  );
}

function Finder({ item }: { item: WantedItem }) {
  const cart = useCartRef();
  const dialogs = useDialogsRef();
  const locale = useLocale() as LocaleCode;
  const logic = useMemo(
    () =>
      withPorts(storeFinderMachine, () =>
        storeFinderMachine.provide({ actors: createStoreFinderActors({ locale, cart, dialogs }) }),
      ),
    [locale, cart, dialogs],
  );
  const inspect = useInspection();
  const input = { item, elsewhere: elsewhereIn(selectCart(cart.getSnapshot()), item.itemId) };
  const actor = useActorRef(logic, inspect ? { input, inspect } : { input });
  return <StoreFinder actor={actor} favourite={useFavouriteStore()} />;
}
