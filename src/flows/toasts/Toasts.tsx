import { useCartRef, useToastsRef } from '#src/flows/shared/storefront.hooks.ts';
import { ToastsView } from './ToastsView.tsx';

/** The place for toasts, above the page and its dialogs. */
export function Toasts() {
  return <ToastsView actor={useToastsRef()} cartRef={useCartRef()} />;
}
