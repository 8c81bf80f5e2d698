import { useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { selectCanSave, selectHasItems } from '#machines/saved-for-later/saved-for-later.selectors.ts';
import type { Cart } from '#openapi/generated/waymark.gen.ts';
import { useSelling } from '#src/flows/in-store/index.ts';
import type { AdjustPriceProps } from '#src/flows/price-adjustment/index.ts';
import type { OnDialog } from '#src/flows/shared/dialogs.props.ts';
import { SavedForLater, useSavedForLater } from '#src/flows/saved-for-later/index.ts';
import { SpendBanner } from '#src/flows/spend-banner/index.ts';
import { useWhyEmpty } from '#src/flows/session/index.ts';
import { useCartRef, useDialogsRef } from '#src/flows/shared/storefront.hooks.ts';
import { Wallets } from '#src/flows/wallets/index.ts';
import { inLocale } from '#src/domain/locale.ts';
import { useLocale } from '#src/messages/text.ts';
import { later } from '#src/ui/behaviour/later.tsx';
import { CartRows } from './CartRows.tsx';
import type { Department } from './CartStates.tsx';
import { CartView } from './CartView.tsx';

/** Loaded only for associates. */
const AdjustPrice = later<AdjustPriceProps>(
  () => import('#src/flows/price-adjustment/AdjustPrice.tsx'),
  () => null,
);

const express = (cart: Cart) => <Wallets cart={cart} />;

/** The cart page (core 2): the cart and what is saved for later. */
export function CartPage({ departments }: { departments: readonly Department[] }) {
  const cart = useCartRef();
  const dialogs = useDialogsRef();
  const onDialog: OnDialog = (name, data) => dialogs.send({ type: 'dialog.requested', name, data });
  const saved = useSavedForLater(true);
  const isSelling = useSelling();
  const router = useRouter();
  const locale = useLocale();
  const checkOut = useCallback(() => router.navigate({ href: inLocale(locale, '/checkout') }), [router, locale]);
  return (
    <>
      <CartView
        cartRef={cart}
        departments={departments}
        canSave={useSelector(saved, selectCanSave)}
        hasSaved={useSelector(saved, selectHasItems)}
        saved={<SavedForLater actor={saved} onDialog={onDialog} />}
        banner={<SpendBanner />}
        empty={useWhyEmpty()}
        AdjustPrice={isSelling ? AdjustPrice : undefined}
        {...(isSelling ? {} : { express })}
        onDialog={onDialog}
        onCheckout={checkOut}
        onRetry={() => cart.send({ type: 'cart.retried' })}
        onDelivery={(itemId) => {
          // The stock of the stores may be unknown or older than the last change: loads it again for the dialog.
          cart.send({ type: 'cart.outdated' });
          dialogs.send({ type: 'dialog.requested', name: 'cart-change-shipping-method', data: { itemId } });
        }}
      />
      <CartRows />
    </>
  );
}
