import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { secondaryNavMachine } from '#machines/secondary-nav/secondary-nav.machine.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { createSecondaryNavActors } from './secondary-nav.actors.ts';

/** The chart of a secondary navigation. It shows nothing: the browser folds and unfolds the list. */
export default function SecondaryNav({ id }: { id: string }) {
  const logic = useMemo(
    () => withPorts(secondaryNavMachine, () => secondaryNavMachine.provide({ actors: createSecondaryNavActors(id) })),
    [id],
  );
  const inspect = useInspection();
  useActorRef(logic, inspect ? { inspect } : {});
  return null;
}
