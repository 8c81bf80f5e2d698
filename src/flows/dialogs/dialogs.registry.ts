import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import type { DialogName } from '#machines/dialogs/dialogs.types.ts';

/** What every dialog's view gets: it renders a Dialog or a Panel of src/ui with `isOpen` and `onClose` passed on. */
export interface DialogViewProps {
  isOpen: boolean;
  onClose: () => void;
  data: Record<string, unknown>;
}

/** The views of the dialogs that exist, each loaded when it is first opened. */
export const dialogViews: Partial<Record<DialogName, LazyExoticComponent<ComponentType<DialogViewProps>>>> = {
  'mini-cart': lazy(() => import('#src/flows/mini-cart/MiniCart.tsx')),
  'size-guide': lazy(() => import('#src/flows/product/SizeGuide.tsx')),
};
