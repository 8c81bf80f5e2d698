import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { savedForLaterMachine } from '#machines/saved-for-later/saved-for-later.machine.ts';
import type { SavedForLaterRef } from '#machines/saved-for-later/saved-for-later.selectors.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { useCartRef, useSessionRef } from '#src/flows/shared/storefront.hooks.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { createSavedForLaterActors } from './saved-for-later.actors.ts';

/** Starts the chart of the saved list, for a page that shows it. `isQuiet`: the page shows the cart, too. */
export function useSavedForLater(isQuiet: boolean): SavedForLaterRef {
  const cart = useCartRef();
  const session = useSessionRef();
  const logic = useMemo(
    () =>
      withPorts(savedForLaterMachine, () =>
        savedForLaterMachine.provide({ actors: createSavedForLaterActors({ cart, session, isQuiet }) }),
      ),
    [cart, session, isQuiet],
  );
  const inspect = useInspection();
  return useActorRef(logic, inspect ? { inspect } : {});
}
