import { useActorRef } from '@xstate/react';
import { useId, useMemo } from 'react';
import { priceAdjustmentMachine } from '#machines/price-adjustment/price-adjustment.machine.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { useCartRef, useDialogsRef } from '#src/flows/shared/storefront.hooks.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { priceAdjustmentText } from '#src/messages/price-adjustment.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import type { Adjusting } from './adjustable.ts';
import { createPriceAdjustmentActors } from './price-adjustment.actors.ts';
import { PriceAdjustmentFoot } from './PriceAdjustmentFoot.tsx';
import { PriceAdjustmentForm } from './PriceAdjustmentForm.tsx';
import type { DialogViewProps } from '#src/flows/shared/dialogs.props.ts';

/** The dialog `price-adjustment`. `data` says what is adjusted. */
export default function PriceAdjustment({ isOpen, onClose, data }: DialogViewProps) {
  const t = useText(priceAdjustmentText);
  const locale = useLocale();
  const form = useId();
  const cart = useCartRef();
  const dialogs = useDialogsRef();
  const logic = useMemo(
    () =>
      withPorts(priceAdjustmentMachine, () =>
        priceAdjustmentMachine.provide({ actors: createPriceAdjustmentActors(cart, dialogs) }),
      ),
    [cart, dialogs],
  );
  const { thing, name, isPromoted, adjustment } = data['adjusting'] as Adjusting;
  const inspect = useInspection();
  const input = { locale, thing, adjustment };
  const actor = useActorRef(logic, inspect ? { input, inspect } : { input });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t(adjustment ? 'titleChange' : 'title')}
      size="sm"
      footer={<PriceAdjustmentFoot actor={actor} form={form} />}
    >
      <PriceAdjustmentForm
        id={form}
        actor={actor}
        name={name ?? t(thing.level === 'SHIPPING' ? 'delivery' : 'goods')}
        isPromoted={isPromoted}
      />
    </Dialog>
  );
}
