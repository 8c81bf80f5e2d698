import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { giftOptionMachine } from '#machines/gift-option/gift-option.machine.ts';
import type { CartItem } from '#openapi/generated/waymark.gen.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { useCartRef, useDialogsRef } from '#src/flows/shared/storefront.hooks.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { giftOptionText } from '#src/messages/gift-option.ts';
import { useText } from '#src/messages/text.ts';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { createGiftOptionActors } from './gift-option.actors.ts';
import { GiftOptionForm } from './GiftOptionForm.tsx';
import type { DialogViewProps } from '#src/flows/shared/dialogs.props.ts';

/** The dialog `add-gift-option` (core 2). `data` names the line of the cart. */
export default function GiftOption({ isOpen, onClose, data }: DialogViewProps) {
  const t = useText(giftOptionText);
  const cart = useCartRef();
  const dialogs = useDialogsRef();
  const logic = useMemo(
    () =>
      withPorts(giftOptionMachine, () => giftOptionMachine.provide({ actors: createGiftOptionActors(cart, dialogs) })),
    [cart, dialogs],
  );
  const { itemId, name, giftOption = null } = data['item'] as Pick<CartItem, 'itemId' | 'name' | 'giftOption'>;
  const inspect = useInspection();
  const actor = useActorRef(logic, inspect ? { input: { itemId }, inspect } : { input: { itemId } });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t(giftOption ? 'titleChange' : 'title')} size="sm">
      <Stack gap={5}>
        <Text tone="soft">{t('intro', { name })}</Text>
        <GiftOptionForm actor={actor} gift={giftOption} />
      </Stack>
    </Dialog>
  );
}
