import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { nearbyStoresMachine } from '#machines/nearby-stores/nearby-stores.machine.ts';
import type { LocaleCode } from '#src/domain/locale.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { useDialogsRef } from '#src/flows/shared/storefront.hooks.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { useLocale } from '#src/messages/text.ts';
import { createNearbyStoresActors } from './nearby-stores.actors.ts';

/** The chart of "Use my location" on the page of all stores. */
export function useNearbyStores(hasPlace: boolean) {
  const dialogs = useDialogsRef();
  const locale = useLocale() as LocaleCode;
  const logic = useMemo(
    () =>
      withPorts(nearbyStoresMachine, () =>
        nearbyStoresMachine.provide({ actors: createNearbyStoresActors({ locale, dialogs, hasPlace }) }),
      ),
    [locale, dialogs, hasPlace],
  );
  const inspect = useInspection();
  return useActorRef(logic, inspect ? { inspect } : {});
}
