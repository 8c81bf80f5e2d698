import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { changePasswordMachine } from '#machines/change-password/change-password.machine.ts';
import type { ChangePasswordRef } from '#machines/change-password/change-password.selectors.ts';
import type { ChangePasswordInput } from '#machines/change-password/change-password.types.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { createChangePasswordActors } from './change-password.actors.ts';

/** The chart of the form, for dialog and page. */
export function useChangePassword(input: ChangePasswordInput): ChangePasswordRef {
  const logic = useMemo(
    () =>
      withPorts(changePasswordMachine, () => changePasswordMachine.provide({ actors: createChangePasswordActors() })),
    [],
  );
  const inspect = useInspection();
  return useActorRef(logic, inspect ? { input, inspect } : { input });
}
