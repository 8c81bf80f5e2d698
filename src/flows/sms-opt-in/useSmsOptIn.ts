import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { smsOptInMachine } from '#machines/sms-opt-in/sms-opt-in.machine.ts';
import type { SmsOptInRef } from '#machines/sms-opt-in/sms-opt-in.selectors.ts';
import type { SmsOptInInput } from '#machines/sms-opt-in/sms-opt-in.types.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { createSmsOptInActors, type SmsOptInPlace } from './sms-opt-in.actors.ts';

/** Starts the chart of a box. `place` must stay the same object: another one would be another chart. */
export function useSmsOptIn(input: SmsOptInInput, place: SmsOptInPlace): SmsOptInRef {
  const logic = useMemo(
    () => withPorts(smsOptInMachine, () => smsOptInMachine.provide({ actors: createSmsOptInActors(place) })),
    [place],
  );
  const inspect = useInspection();
  return useActorRef(logic, inspect ? { input, inspect } : { input });
}
