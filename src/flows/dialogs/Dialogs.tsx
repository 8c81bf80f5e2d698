import { useDialogsRef } from '#src/flows/storefront/storefront.hooks.ts';
import { DialogsView } from './DialogsView.tsx';

/** The dialogs of the page. */
export function Dialogs() {
  return <DialogsView actor={useDialogsRef()} />;
}
