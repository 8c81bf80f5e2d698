import { Suspense } from 'react';
import { selectDialog, selectIsShown } from '#machines/dialogs/dialogs.selectors.ts';
import { useDialogs, useDialogsRef } from '#src/flows/storefront/storefront.hooks.ts';
import { dialogViews } from './dialogs.registry.ts';

/** The open dialog, whichever it is. Its code comes with its first opening. */
export function Dialogs() {
  const dialog = useDialogs(selectDialog);
  const isOpen = useDialogs(selectIsShown);
  const { send } = useDialogsRef();
  const View = dialog ? dialogViews[dialog.name] : undefined;
  if (!dialog || !View) return null;
  return (
    <Suspense fallback={null}>
      <View isOpen={isOpen} onClose={() => send({ type: 'dialog.dismissed' })} data={dialog.data} />
    </Suspense>
  );
}
