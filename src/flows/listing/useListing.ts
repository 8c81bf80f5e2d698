import { useRouter } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { listingMachine } from '#machines/listing/listing.machine.ts';
import type { ListingInput } from '#machines/listing/listing.types.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { createListingActors } from './listing.actors.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import type { ListingRef } from './listing.ref.ts';

/** The chart of a listing at a URL; `path` is without the query. */
export function useListing(path: string, input: ListingInput): ListingRef {
  const router = useRouter();
  const logic = useMemo(
    () => withPorts(listingMachine, () => listingMachine.provide({ actors: createListingActors(router, path) })),
    [router, path],
  );
  const inspect = useInspection();
  return useActorRef(logic, inspect ? { input, inspect } : { input });
}
