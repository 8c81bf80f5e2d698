import type { ProfileInput } from '#machines/profile/profile.types.ts';
import { useDialogsRef, useSessionRef } from '#src/flows/shared/storefront.hooks.ts';
import { Overview } from './Overview.tsx';
import { ProfileFrame } from './ProfileFrame.tsx';
import { StoreTile } from './StoreTile.tsx';

/** /account: the overview of a customer's account. */
export function ProfilePage({ input }: { input: ProfileInput }) {
  const session = useSessionRef();
  const dialogs = useDialogsRef();
  return (
    <ProfileFrame {...input}>
      {(profile) => (
        <Overview
          profile={profile}
          store={<StoreTile />}
          onEdit={() => dialogs.send({ type: 'dialog.requested', name: 'edit-profile' })}
          onInterests={() => dialogs.send({ type: 'dialog.requested', name: 'interests' })}
          onChangePassword={() => dialogs.send({ type: 'dialog.requested', name: 'change-password' })}
          onWarranty={() => dialogs.send({ type: 'dialog.requested', name: 'warranty' })}
          onSignOut={() => session.send({ type: 'signOut.requested' })}
        />
      )}
    </ProfileFrame>
  );
}
