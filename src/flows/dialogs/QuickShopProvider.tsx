import { type ReactNode, useMemo } from 'react';
import { useDialogsRef } from '#src/flows/shared/storefront.hooks.ts';
import { seen } from '#src/ui/behaviour/seen.ts';
import { QuickShopContext, type QuickShopping } from '#src/ui/product/quick-shop-context.ts';
import { loadDialogs } from './loadDialogs.ts';

/** True once the quick shop is loaded. Asking for it again takes a phone 5 ms, before the press that follows. */
let isPrepared = false;

/** After the paint: the press that follows at once is answered first. What fails is loaded when the dialog opens. */
function prepare(): void {
  if (isPrepared) return;
  void seen()
    .then(loadDialogs)
    .then(({ prepareQuickShop }) => prepareQuickShop())
    .then(
      () => void (isPrepared = true),
      () => undefined,
    );
}

/** Provides the quick shop to the cards of the page, and the dialogs that editors name. */
export function QuickShopProvider({ children }: { children: ReactNode }) {
  const dialogs = useDialogsRef();
  const value = useMemo(
    (): QuickShopping => ({
      prepare,
      open: (data, name = 'quick-shop') => dialogs.send({ type: 'dialog.requested', name, data }),
    }),
    [dialogs],
  );
  return <QuickShopContext value={value}>{children}</QuickShopContext>;
}
