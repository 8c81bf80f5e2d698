import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { newsletterMachine } from '#machines/newsletter/newsletter.machine.ts';
import type { NewsletterRef } from '#machines/newsletter/newsletter.selectors.ts';
import type { NewsletterInput } from '#machines/newsletter/newsletter.types.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { createNewsletterActors } from './newsletter.actors.ts';

/** Starts the chart of the form. */
export function useNewsletter(input: NewsletterInput): NewsletterRef {
  const logic = useMemo(
    () => withPorts(newsletterMachine, () => newsletterMachine.provide({ actors: createNewsletterActors() })),
    [],
  );
  const inspect = useInspection();
  return useActorRef(logic, inspect ? { input, inspect } : { input });
}
