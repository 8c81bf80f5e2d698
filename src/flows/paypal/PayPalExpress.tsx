import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { payPalMachine } from '#machines/paypal/paypal.machine.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { createPayPalActors } from './paypal.actors.ts';
import { PayPalView } from './PayPalView.tsx';

/** The PayPal button beside a cart, with its chart. */
export default function PayPalExpress({ basketId }: { basketId: string }) {
  const logic = useMemo(
    () => withPorts(payPalMachine, () => payPalMachine.provide({ actors: createPayPalActors() })),
    [],
  );
  const inspect = useInspection();
  const actor = useActorRef(logic, inspect ? { inspect } : {});
  return <PayPalView actor={actor} basketId={basketId} />;
}
