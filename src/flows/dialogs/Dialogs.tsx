import { useDialogsRef } from '#src/flows/shared/storefront.hooks.ts';
import { DialogsView } from './DialogsView.tsx';

export function Dialogs() {
  return <DialogsView actor={useDialogsRef()} />;
}
