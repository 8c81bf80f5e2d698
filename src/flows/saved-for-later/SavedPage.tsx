import { AccountPage } from '#src/flows/profile/index.ts';
import type { OnDialog } from '#src/flows/shared/dialogs.props.ts';
import { useDialogsRef } from '#src/flows/shared/storefront.hooks.ts';
import { SavedPageView } from './SavedPageView.tsx';
import { useSavedForLater } from './useSavedForLater.ts';

/** /account/saved: what a customer has saved for later. */
export function SavedPage() {
  const actor = useSavedForLater(false);
  const dialogs = useDialogsRef();
  const onDialog: OnDialog = (name, data) => dialogs.send({ type: 'dialog.requested', name, data });
  return (
    <AccountPage>
      <SavedPageView
        actor={actor}
        onDialog={onDialog}
        onSignIn={() => dialogs.send({ type: 'dialog.requested', name: 'sign-in' })}
      />
    </AccountPage>
  );
}
