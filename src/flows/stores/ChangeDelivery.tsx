import { useSelector } from '@xstate/react';
import { selectCart } from '#machines/cart/cart.selectors.ts';
import { selectFavourite } from '#machines/favourite-store/favourite-store.selectors.ts';
import { useCart, useDialogsRef } from '#src/flows/shared/storefront.hooks.ts';
import { storesText } from '#src/messages/stores.ts';
import { useText } from '#src/messages/text.ts';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { DeliveryChoice } from './DeliveryChoice.tsx';
import { useDelivery } from './useDelivery.ts';
import { useFavouriteStore } from './useFavouriteStore.ts';
import type { DialogViewProps } from '#src/flows/shared/dialogs.props.ts';

/** The dialog `cart-change-shipping-method`: changes the delivery of the line `data.itemId`. */
export default function ChangeDelivery({ isOpen, onClose, data }: DialogViewProps) {
  const t = useText(storesText);
  const actor = useDelivery();
  const dialogs = useDialogsRef();
  const favourite = useSelector(useFavouriteStore(), selectFavourite);
  const item = useCart(selectCart)?.items.find(({ itemId }) => itemId === data['itemId']);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('methodTitle')} size="sm">
      {item ? (
        <DeliveryChoice
          actor={actor}
          item={item}
          favourite={favourite}
          onStore={({ productId, upc, qty, name, itemId }) =>
            dialogs.send({
              type: 'dialog.requested',
              name: 'pickup-in-store',
              data: { item: { productId, upc, qty, name, itemId } },
            })
          }
        />
      ) : (
        <Text>{t('gone')}</Text>
      )}
    </Dialog>
  );
}
