import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { employeeTermsMachine } from '#machines/employee-terms/employee-terms.machine.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { useCartRef, useDialogsRef, useToastsRef } from '#src/flows/shared/storefront.hooks.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { createEmployeeTermsActors } from './employee-terms.actors.ts';
import { EmployeeTermsView } from './EmployeeTermsView.tsx';
import type { DialogViewProps } from '#src/flows/shared/dialogs.props.ts';

/** The dialog `employee-terms` (core 2). */
export default function EmployeeTerms({ isOpen }: DialogViewProps) {
  const cart = useCartRef();
  const dialogs = useDialogsRef();
  const toasts = useToastsRef();
  const logic = useMemo(
    () =>
      withPorts(employeeTermsMachine, () =>
        employeeTermsMachine.provide({ actors: createEmployeeTermsActors({ cart, dialogs, toasts }) }),
      ),
    [cart, dialogs, toasts],
  );
  const inspect = useInspection();
  const actor = useActorRef(logic, inspect ? { inspect } : {});
  return <EmployeeTermsView actor={actor} isOpen={isOpen} />;
}
