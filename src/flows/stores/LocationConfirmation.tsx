import { storesText } from '#src/messages/stores.ts';
import { useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { agree } from './agreement.ts';
import type { DialogViewProps } from '#src/flows/shared/dialogs.props.ts';

/** The dialog `location-confirmation`: explains the use of the position before the browser asks for it. */
export default function LocationConfirmation({ isOpen, onClose }: DialogViewProps) {
  const t = useText(storesText);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('locationTitle')} size="sm">
      <Stack gap={5}>
        <Text>{t('locationBody')}</Text>
        <Stack gap={3}>
          <Button
            isWide
            onClick={() => {
              agree();
              onClose();
            }}
          >
            {t('locationYes')}
          </Button>
          <Button variant="secondary" isWide onClick={onClose}>
            {t('locationNo')}
          </Button>
        </Stack>
      </Stack>
    </Dialog>
  );
}
