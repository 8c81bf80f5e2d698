import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { editProfileMachine } from '#machines/edit-profile/edit-profile.machine.ts';
import type { LocaleCode } from '#src/domain/locale.ts';
import type { DialogViewProps } from '#src/flows/shared/dialogs.props.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { useDialogsRef, useToastsRef } from '#src/flows/shared/storefront.hooks.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { editProfileText } from '#src/messages/edit-profile.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { createEditProfileActors } from './edit-profile.actors.ts';
import { EditProfileView } from './EditProfileView.tsx';

/** The dialog `edit-profile`. */
export default function EditProfile({ isOpen, onClose }: DialogViewProps) {
  const t = useText(editProfileText);
  const dialogs = useDialogsRef();
  const toasts = useToastsRef();
  const locale = useLocale() as LocaleCode;
  const logic = useMemo(
    () =>
      withPorts(editProfileMachine, () => {
        const leave = () => {
          toasts.send({ type: 'toast.raised', notice: { title: 'profileSaved', tone: 'success' } });
          dialogs.send({ type: 'dialog.dismissed' });
        };
        return editProfileMachine.provide({ actors: createEditProfileActors({ locale, leave }) });
      }),
    [dialogs, toasts, locale],
  );
  const inspect = useInspection();
  const actor = useActorRef(logic, inspect ? { inspect } : {});
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('title')} size="md">
      <EditProfileView actor={actor} />
    </Dialog>
  );
}
