import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { warrantyMachine } from '#machines/warranty/warranty.machine.ts';
import type { WarrantyItem } from '#machines/warranty/warranty.types.ts';
import type { DialogViewProps } from '#src/flows/shared/dialogs.props.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { warrantyText } from '#src/messages/warranty.ts';
import { useText } from '#src/messages/text.ts';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { createWarrantyActors } from './warranty.actors.ts';
import { WarrantyView } from './WarrantyView.tsx';

/** The dialog `warranty`. `data.item` is what it is about; without it the shopper chooses. */
export default function Warranty({ isOpen, onClose, data }: DialogViewProps) {
  const t = useText(warrantyText);
  const logic = useMemo(
    () => withPorts(warrantyMachine, () => warrantyMachine.provide({ actors: createWarrantyActors() })),
    [],
  );
  const input = { item: (data.item as WarrantyItem | undefined) ?? null };
  const inspect = useInspection();
  const actor = useActorRef(logic, inspect ? { input, inspect } : { input });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('title')} size="sm">
      <WarrantyView actor={actor} />
    </Dialog>
  );
}
