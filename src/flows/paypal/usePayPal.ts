import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { payPalMachine } from '#machines/paypal/paypal.machine.ts';
import type { PayPalRef } from '#machines/paypal/paypal.selectors.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { useCartRef } from '#src/flows/shared/storefront.hooks.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { createPayPalActors } from './paypal.actors.ts';

/** The chart of a PayPal button, with its ports. */
export function usePayPal(): PayPalRef {
  const cart = useCartRef();
  const logic = useMemo(
    () => withPorts(payPalMachine, () => payPalMachine.provide({ actors: createPayPalActors(cart) })),
    [cart],
  );
  const inspect = useInspection();
  return useActorRef(logic, inspect ? { inspect } : {});
}
