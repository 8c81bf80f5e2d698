import type { DialogViewProps } from '#src/flows/shared/dialogs.props.ts';
import { changePasswordText } from '#src/messages/change-password.ts';
import { useText } from '#src/messages/text.ts';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { useChangePassword } from './useChangePassword.ts';

/** The dialog `change-password`. */
export default function ChangePassword({ isOpen, onClose }: DialogViewProps) {
  const t = useText(changePasswordText);
  const actor = useChangePassword({});
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('title')} size="sm">
      <ChangePasswordForm actor={actor} />
    </Dialog>
  );
}
