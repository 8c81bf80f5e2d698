import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { orderMachine } from '#machines/order/order.machine.ts';
import type { OrderInput } from '#machines/order/order.types.ts';
import { inspection } from '#src/flows/inspection.ts';
import { createOrderActors } from './order.actors.ts';
import { withPorts } from '#src/flows/withPorts.ts';
import { OrderScreen } from './OrderScreen.tsx';

/** The order that the address names (core 2: /order-confirmation). */
export function OrderPage({ input }: { input: OrderInput }) {
  const logic = useMemo(() => withPorts(orderMachine, () => orderMachine.provide({ actors: createOrderActors() })), []);
  const inspect = inspection();
  const actor = useActorRef(logic, inspect ? { input, inspect } : { input });
  return <OrderScreen actor={actor} />;
}
