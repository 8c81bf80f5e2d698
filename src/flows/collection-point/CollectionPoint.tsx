import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { selectCart } from '#machines/cart/cart.selectors.ts';
import { collectionPointMachine } from '#machines/collection-point/collection-point.machine.ts';
import { countryOf, type LocaleCode } from '#src/domain/locale.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { useCartRef, useDialogsRef, useSessionRef } from '#src/flows/shared/storefront.hooks.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { collectionPointText } from '#src/messages/collection-point.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Panel } from '#src/ui/overlay/Dialog.tsx';
import { createCollectionPointActors } from './collection-point.actors.ts';
import { CollectionPointView } from './CollectionPointView.tsx';
import type { DialogViewProps } from '#src/flows/shared/dialogs.props.ts';

/**
 * The dialog `collection-point`: chooses a collection point for the parcel. The name in the cart is the default for the
 * person who collects.
 */
export default function CollectionPoint({ isOpen, onClose }: DialogViewProps) {
  const t = useText(collectionPointText);
  return (
    <Panel isOpen={isOpen} onClose={onClose} title={t('title')}>
      <Search />
    </Panel>
  );
}

function Search() {
  const cart = useCartRef();
  const session = useSessionRef();
  const dialogs = useDialogsRef();
  const locale = useLocale() as LocaleCode;
  const logic = useMemo(
    () =>
      withPorts(collectionPointMachine, () =>
        collectionPointMachine.provide({ actors: createCollectionPointActors({ locale, cart, session, dialogs }) }),
      ),
    [locale, cart, session, dialogs],
  );
  const inspect = useInspection();
  const input = { country: countryOf(locale), contact: selectCart(cart.getSnapshot())?.shippingAddress ?? null };
  const actor = useActorRef(logic, inspect ? { input, inspect } : { input });
  return <CollectionPointView actor={actor} />;
}
