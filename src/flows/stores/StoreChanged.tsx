import { storesText } from '#src/messages/stores.ts';
import { useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import type { DialogViewProps } from '#src/flows/shared/dialogs.props.ts';

/** The dialog `store-changed`: everything is now collected in the store `data.name`. */
export default function StoreChanged({ isOpen, onClose, data }: DialogViewProps) {
  const t = useText(storesText);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('changedTitle')} size="sm">
      <Stack gap={5}>
        <Text>{t('changedBody', { store: String(data['name'] ?? '') })}</Text>
        <Button isWide onClick={onClose}>
          {t('ok')}
        </Button>
      </Stack>
    </Dialog>
  );
}
