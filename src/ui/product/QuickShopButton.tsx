import { createContext, use } from 'react';
import { useText } from '#src/messages/text.ts';
import { uiText } from '#src/messages/ui.ts';
import { IconButton } from '../text/Button.tsx';

/** What a card does with the quick shop. Who runs the dialogs provides it (src/flows/dialogs). */
export interface QuickShopping {
  /** Loads the dialog's code: a card is pointed at, touched or has the focus. */
  prepare(): void;
  open(product: Readonly<Record<'productId' | 'name', string>>): void;
}

/** Without a provider a press does nothing. */
export const QuickShopContext = /* @__PURE__ */ createContext<QuickShopping>({
  prepare: () => undefined,
  open: () => undefined,
});

/** Opens the quick shop of a card's product. */
export function QuickShopButton({ id: productId, name }: { id: string; name: string }) {
  const t = useText(uiText);
  const { open } = use(QuickShopContext);
  return (
    <IconButton
      icon="bag"
      label={t('quickShop', { name })}
      variant="onPicture"
      onClick={() => open({ productId, name })}
    />
  );
}
