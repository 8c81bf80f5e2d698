import { createContext } from 'react';
import type { ContentTarget } from '#openapi/generated/waymark.gen.ts';

/** What a card, or a target of editors, does with a dialog. Who runs the dialogs provides it (src/flows/dialogs). */
export interface QuickShopping {
  /** Loads the dialog's code: a card is pointed at, touched or has the focus. */
  prepare(): void;
  /** Opens the quick shop with its product, or the dialog that editors named. */
  open(data: Readonly<Record<string, unknown>>, dialog?: ContentTarget['dialog'] | 'quick-shop'): void;
}

/** Without a provider a press does nothing. */
export const QuickShopContext = /* @__PURE__ */ createContext<QuickShopping>({
  prepare: () => undefined,
  open: () => undefined,
});
