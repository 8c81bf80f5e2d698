import type { DialogViewProps } from '#src/flows/shared/dialogs.props.ts';
import { useDialogsRef } from '#src/flows/shared/storefront.hooks.ts';
import { loyaltyText } from '#src/messages/loyalty.ts';
import { useText } from '#src/messages/text.ts';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { LoyaltySignUpView } from './LoyaltySignUpView.tsx';
import { useLoyalty } from './useLoyalty.ts';

const unread = { membership: null };

/** The dialog `loyalty-sign-up`: a customer joins beside the cart or the checkout, and goes on where they were. */
export default function LoyaltySignUp({ isOpen, onClose }: DialogViewProps) {
  const t = useText(loyaltyText);
  const dialogs = useDialogsRef();
  const actor = useLoyalty(unread, onClose);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('title')} size="sm">
      <LoyaltySignUpView
        actor={actor}
        // Below the sign-in this dialog keeps its state: after it, the customer finds the offer.
        onSignIn={() => dialogs.send({ type: 'dialog.requested', name: 'sign-in', keepsLast: true })}
        // Whoever signs up here joins with the same form: there is nothing left to offer.
        onSignUp={() => dialogs.send({ type: 'dialog.requested', name: 'sign-up', data: { enrollment: 'loyalty' } })}
      />
    </Dialog>
  );
}
