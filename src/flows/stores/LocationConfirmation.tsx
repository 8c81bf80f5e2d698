import { storesText } from '#src/messages/stores.ts';
import { useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Stack } from '#src/ui/Layout.tsx';
import { Text } from '#src/ui/Text.tsx';
import { agree } from './agreement.ts';
import type { DialogViewProps } from '#src/flows/dialogs/dialogs.props.ts';

/** The dialog `location-confirmation`: what a position is for, before the browser is asked for it. */
export default function LocationConfirmation({ isOpen, onClose }: DialogViewProps) {
  const say = useText(storesText);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={say('locationTitle')} size="sm">
      <Stack gap={5}>
        <Text>{say('locationBody')}</Text>
        <Stack gap={3}>
          <Button
            isWide
            onClick={() => {
              agree();
              onClose();
            }}
          >
            {say('locationYes')}
          </Button>
          <Button variant="secondary" isWide onClick={onClose}>
            {say('locationNo')}
          </Button>
        </Stack>
      </Stack>
    </Dialog>
  );
}
