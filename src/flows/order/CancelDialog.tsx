import { useSelector } from '@xstate/react';
import { selectIsCancelling } from '#machines/order/order.selectors.ts';
import { orderText } from '#src/messages/order.ts';
import { useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import type { OrderRef } from '#machines/order/order.selectors.ts';

/** Asks for confirmation and explains the effect. Once the cancellation is sent, it cannot be undone. */
export default function CancelDialog({ actor }: { actor: OrderRef }) {
  const t = useText(orderText);
  const isCancelling = useSelector(actor, selectIsCancelling);
  const keep = () => actor.send({ type: 'cancellation.dismissed' });
  return (
    <Dialog isOpen onClose={keep} isDismissable={!isCancelling} role="alertdialog" title={t('cancelTitle')} size="sm">
      <Stack gap={5}>
        <Text>{t('cancelBody')}</Text>
        <Stack gap={3}>
          <Button size="lg" isWide isBusy={isCancelling} onClick={() => actor.send({ type: 'cancellation.confirmed' })}>
            {t('cancelConfirm')}
          </Button>
          <Button variant="secondary" size="lg" isWide disabled={isCancelling} onClick={keep}>
            {t('cancelKeep')}
          </Button>
        </Stack>
      </Stack>
    </Dialog>
  );
}
