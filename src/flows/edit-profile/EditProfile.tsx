import { useCallback } from 'react';
import type { DialogViewProps } from '#src/flows/shared/dialogs.props.ts';
import { useDialogsRef } from '#src/flows/shared/storefront.hooks.ts';
import { editProfileText } from '#src/messages/edit-profile.ts';
import { useText } from '#src/messages/text.ts';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { EditProfileView } from './EditProfileView.tsx';
import { useEditProfile } from './useEditProfile.ts';

/** The dialog `edit-profile`. */
export default function EditProfile({ isOpen, onClose }: DialogViewProps) {
  const t = useText(editProfileText);
  const dialogs = useDialogsRef();
  const close = useCallback(() => dialogs.send({ type: 'dialog.dismissed' }), [dialogs]);
  const actor = useEditProfile({}, close);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('title')} size="md">
      <EditProfileView actor={actor} />
    </Dialog>
  );
}
