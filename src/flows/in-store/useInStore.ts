import { useRouter } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { inStoreMachine } from '#machines/in-store/in-store.machine.ts';
import type { InStoreRef } from '#machines/in-store/in-store.selectors.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { useCartRef, useSessionRef } from '#src/flows/shared/storefront.hooks.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { useLocale } from '#src/messages/text.ts';
import { createInStoreActors } from './in-store.actors.ts';
import { savedSale } from '../shared/sale.ts';

/** The chart of this page: for /associate-login, or for the bar on any other page. */
export function useInStore(isAtLogin: boolean): InStoreRef {
  const session = useSessionRef();
  const cart = useCartRef();
  const router = useRouter();
  const locale = useLocale();
  const logic = useMemo(
    () =>
      withPorts(inStoreMachine, () =>
        inStoreMachine.provide({ actors: createInStoreActors({ session, cart, router, locale }) }),
      ),
    [session, cart, router, locale],
  );
  const inspect = useInspection();
  const input = { isAtLogin, sale: import.meta.env.SSR ? null : savedSale() };
  return useActorRef(logic, inspect ? { input, inspect } : { input });
}
