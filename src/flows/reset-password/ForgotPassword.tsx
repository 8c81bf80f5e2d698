import type { DialogViewProps } from '#src/flows/shared/dialogs.props.ts';
import { useDialogsRef } from '#src/flows/shared/storefront.hooks.ts';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { ResetPasswordView } from './ResetPasswordView.tsx';
import { useResetPassword } from './useResetPassword.ts';

/** The dialog `forgot-password`: asks for a link without leaving the page (core 2). */
export default function ForgotPassword({ isOpen, onClose }: DialogViewProps) {
  const dialogs = useDialogsRef();
  const { actor, title } = useResetPassword('', { hasLink: false });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} size="sm">
      <ResetPasswordView
        actor={actor}
        code=""
        onSignIn={() => dialogs.send({ type: 'dialog.requested', name: 'sign-in' })}
      />
    </Dialog>
  );
}
