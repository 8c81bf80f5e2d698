import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { favouriteStoreMachine } from '#machines/favourite-store/favourite-store.machine.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { useSessionRef } from '#src/flows/shared/storefront.hooks.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { createFavouriteStoreActors } from './favourite-store.actors.ts';

/** The chart of the favourite store, for a page or a dialog that shows it. */
export function useFavouriteStore() {
  const session = useSessionRef();
  const logic = useMemo(
    () =>
      withPorts(favouriteStoreMachine, () =>
        favouriteStoreMachine.provide({ actors: createFavouriteStoreActors(session) }),
      ),
    [session],
  );
  const inspect = useInspection();
  return useActorRef(logic, inspect ? { inspect } : {});
}
