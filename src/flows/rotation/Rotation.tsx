import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { rotationMachine } from '#machines/rotation/rotation.machine.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { createRotationActors, type Paces } from './rotation.actors.ts';
import { RotationView } from './RotationView.tsx';

export interface RotationProps {
  /** The id of the element that has the slides in its list. */
  id: string;
  /** Number of slides. */
  count: number;
  paces: Paces;
}

/** The chart of slides that change by themselves, and its button. */
export default function Rotation({ id, count, paces }: RotationProps) {
  const logic = useMemo(
    () => withPorts(rotationMachine, () => rotationMachine.provide({ actors: createRotationActors(id, paces) })),
    [id, paces],
  );
  const inspect = useInspection();
  const input = { count };
  const actor = useActorRef(logic, inspect ? { input, inspect } : { input });
  return <RotationView actor={actor} />;
}
