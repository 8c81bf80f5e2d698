import { selectCart } from '#machines/cart/cart.selectors.ts';
import { useCart } from '#src/flows/shared/storefront.hooks.ts';
import { storesText } from '#src/messages/stores.ts';
import { useText } from '#src/messages/text.ts';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { ChangeStoreChoice } from './ChangeStoreChoice.tsx';
import { choiceOf, elsewhereOf, itemOf } from './stores.data.ts';
import { useDelivery } from './useDelivery.ts';
import type { DialogViewProps } from '#src/flows/shared/dialogs.props.ts';

/** The dialog `change-store-confirmation`: asks what happens to lines that are collected in another store. */
export default function ChangeStore({ isOpen, onClose, data }: DialogViewProps) {
  const t = useText(storesText);
  const actor = useDelivery();
  const cart = useCart(selectCart);
  const [item, choice, elsewhere] = [itemOf(data['item']), choiceOf(data['choice']), elsewhereOf(data['elsewhere'])];
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('changeTitle')} size="sm">
      {item && choice && elsewhere ? (
        <ChangeStoreChoice
          actor={actor}
          cart={cart}
          item={item}
          choice={choice}
          elsewhere={elsewhere}
          onClose={onClose}
        />
      ) : (
        <Text>{t('gone')}</Text>
      )}
    </Dialog>
  );
}
