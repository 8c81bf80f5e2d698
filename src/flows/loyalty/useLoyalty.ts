import { useRouter } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { loyaltyMachine } from '#machines/loyalty/loyalty.machine.ts';
import type { LoyaltyRef } from '#machines/loyalty/loyalty.selectors.ts';
import type { LoyaltyInput } from '#machines/loyalty/loyalty.types.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { useDialogsRef, useSessionRef } from '#src/flows/shared/storefront.hooks.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { useLocale } from '#src/messages/text.ts';
import { createLoyaltyActors } from './loyalty.actors.ts';

/** The chart of the membership, on its page and in its dialog. `leave` is called when the customer signs out. */
export function useLoyalty(input: LoyaltyInput, leave: () => void | Promise<void>): LoyaltyRef {
  const session = useSessionRef();
  const dialogs = useDialogsRef();
  const router = useRouter();
  const locale = useLocale();
  const logic = useMemo(
    () =>
      withPorts(loyaltyMachine, () =>
        loyaltyMachine.provide({
          actors: createLoyaltyActors({ session, dialogs, locale, path: () => router.state.location.pathname, leave }),
        }),
      ),
    [session, dialogs, router, locale, leave],
  );
  const inspect = useInspection();
  return useActorRef(logic, inspect ? { input, inspect } : { input });
}
