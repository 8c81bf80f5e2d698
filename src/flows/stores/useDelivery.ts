import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { deliveryMachine } from '#machines/delivery/delivery.machine.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { useCartRef, useDialogsRef } from '#src/flows/shared/storefront.hooks.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { createDeliveryActors } from './delivery.actors.ts';

/** The chart of a dialog that changes a delivery. */
export function useDelivery() {
  const cart = useCartRef();
  const dialogs = useDialogsRef();
  const logic = useMemo(
    () => withPorts(deliveryMachine, () => deliveryMachine.provide({ actors: createDeliveryActors(cart, dialogs) })),
    [cart, dialogs],
  );
  const inspect = useInspection();
  return useActorRef(logic, inspect ? { inspect } : {});
}
