import type { DialogViewProps } from '#src/flows/shared/dialogs.props.ts';
import { askQuestionText } from '#src/messages/ask-question.ts';
import { useText } from '#src/messages/text.ts';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import { Text } from '#src/ui/text/Text.tsx';

/** The dialog `ask-question-success` (core 2): the question was sent, and is shown once the shop has answered it. */
export default function AskQuestionSuccess({ isOpen, onClose }: DialogViewProps) {
  const t = useText(askQuestionText);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('doneTitle')} size="sm">
      <Stack gap={5}>
        <Text>{t('done')}</Text>
        <Button isWide onClick={onClose}>
          {t('ok')}
        </Button>
      </Stack>
    </Dialog>
  );
}
