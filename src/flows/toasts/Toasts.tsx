import { useCartRef, useToastsRef } from '#src/flows/storefront/storefront.hooks.ts';
import { ToastsView } from './ToastsView.tsx';

/** Where messages appear, above the page and its dialogs. */
export function Toasts() {
  return <ToastsView actor={useToastsRef()} cartRef={useCartRef()} />;
}
