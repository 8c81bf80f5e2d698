import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { benefitBarMachine } from '#machines/benefit-bar/benefit-bar.machine.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { createBenefitBarActors } from './benefit-bar.actors.ts';
import { BenefitBarView } from './BenefitBarView.tsx';

export interface BenefitBarProps {
  /** The id of the editors' block. The bar is the element with the id `bar-<id>`. */
  id: string;
  title: string;
}

/** The chart of a bar of benefits, and its button. */
export default function BenefitBar({ id, title }: BenefitBarProps) {
  const logic = useMemo(
    () => withPorts(benefitBarMachine, () => benefitBarMachine.provide({ actors: createBenefitBarActors(id) })),
    [id],
  );
  const inspect = useInspection();
  const input = { id };
  const actor = useActorRef(logic, inspect ? { input, inspect } : { input });
  return <BenefitBarView actor={actor} title={title} />;
}
