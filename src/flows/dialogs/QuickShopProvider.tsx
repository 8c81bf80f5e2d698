import { type ReactNode, useMemo } from 'react';
import { useDialogsRef } from '#src/flows/shared/storefront.hooks.ts';
import { QuickShopContext, type QuickShopping } from '#src/ui/product/QuickShopButton.tsx';
import { loadDialogs } from './loadDialogs.ts';

/** What could not be loaded is loaded again when the dialog opens. */
const prepare = (): void =>
  void loadDialogs().then(
    ({ prepareQuickShop }) => prepareQuickShop(),
    () => undefined,
  );

/** Provides the quick shop to the cards of the page. */
export function QuickShopProvider({ children }: { children: ReactNode }) {
  const dialogs = useDialogsRef();
  const value = useMemo(
    (): QuickShopping => ({
      prepare,
      open: (data) => dialogs.send({ type: 'dialog.requested', name: 'quick-shop', data }),
    }),
    [dialogs],
  );
  return <QuickShopContext value={value}>{children}</QuickShopContext>;
}
