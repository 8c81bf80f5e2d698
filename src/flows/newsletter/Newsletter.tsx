import type { DialogViewProps } from '#src/flows/shared/dialogs.props.ts';
import { newsletterText } from '#src/messages/newsletter.ts';
import { useText } from '#src/messages/text.ts';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { NewsletterView } from './NewsletterView.tsx';
import { useNewsletter } from './useNewsletter.ts';

/** The dialog `newsletter`: the form of the footer opens it with what was typed, a target of editors without. */
export default function Newsletter({ isOpen, onClose, data }: DialogViewProps) {
  const t = useText(newsletterText);
  const actor = useNewsletter({
    email: data.email === undefined ? null : String(data.email),
    isPosted: false,
    failure: null,
  });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('title')} size="sm">
      <NewsletterView actor={actor} />
    </Dialog>
  );
}
