import { type ReactNode, useMemo } from 'react';
import { loadDialogs } from '#src/flows/dialogs/index.ts';
import { useDialogsRef } from '#src/flows/shared/storefront.hooks.ts';
import { QuickShopContext } from '#src/ui/product/QuickShopButton.tsx';

/** Provides the quick shop to the cards of the page. */
export function QuickShopProvider({ children }: { children: ReactNode }) {
  const dialogs = useDialogsRef();
  const quickShop = useMemo(
    () => ({
      prepare: () => void loadDialogs().then(({ prepareQuickShop }) => prepareQuickShop()).catch(() => undefined),
      open: (data: Record<string, unknown>) => dialogs.send({ type: 'dialog.requested', name: 'quick-shop', data }),
    }),
    [dialogs],
  );
  return <QuickShopContext value={quickShop}>{children}</QuickShopContext>;
}
