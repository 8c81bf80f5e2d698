import type { CompleteProfileInput } from '#machines/complete-profile/complete-profile.types.ts';
import type { DialogViewProps } from '#src/flows/shared/dialogs.props.ts';
import { useDialogsRef } from '#src/flows/shared/storefront.hooks.ts';
import { completeProfileText } from '#src/messages/complete-profile.ts';
import { useText } from '#src/messages/text.ts';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { CompleteProfileView } from './CompleteProfileView.tsx';
import { useCompleteProfile, useStepTitle } from './useCompleteProfile.ts';

/** The flow in a dialog: all of it after a sign-in or a sign-up, or the interests alone. */
export function CompleteProfileDialog({ isOpen, onClose, input }: Props) {
  const t = useText(completeProfileText);
  const dialogs = useDialogsRef();
  const actor = useCompleteProfile({ input, leave: onClose });
  const title = useStepTitle(actor);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} size="sm">
      <CompleteProfileView
        actor={actor}
        doneLabel={t('done')}
        onSignIn={() => dialogs.send({ type: 'dialog.requested', name: 'sign-in' })}
      />
    </Dialog>
  );
}

type Props = Pick<DialogViewProps, 'isOpen' | 'onClose'> & { input: CompleteProfileInput };
