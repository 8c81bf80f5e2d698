import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { resetPasswordMachine } from '#machines/reset-password/reset-password.machine.ts';
import { selectPart } from '#machines/reset-password/reset-password.selectors.ts';
import type { ResetPasswordInput } from '#machines/reset-password/reset-password.types.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { resetPasswordText } from '#src/messages/reset-password.ts';
import { useText } from '#src/messages/text.ts';
import { createResetPasswordActors } from './reset-password.actors.ts';

const titles = { asking: 'askTitle', sent: 'sentTitle', choosing: 'chooseTitle', changed: 'changedTitle' } as const;

/** Starts the chart of a reset. Returns it with the title of the part that it shows. */
export function useResetPassword(code: string, input: ResetPasswordInput) {
  const t = useText(resetPasswordText);
  const logic = useMemo(
    () =>
      withPorts(resetPasswordMachine, () =>
        resetPasswordMachine.provide({ actors: createResetPasswordActors({ code }) }),
      ),
    [code],
  );
  const inspect = useInspection();
  const actor = useActorRef(logic, inspect ? { input, inspect } : { input });
  const part = useSelector(actor, selectPart);
  return { actor, title: t(titles[part]) };
}
