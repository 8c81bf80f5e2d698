import { useRouter } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { loyaltyMachine } from '#machines/loyalty/loyalty.machine.ts';
import type { LoyaltyInput } from '#machines/loyalty/loyalty.types.ts';
import { AccountPage } from '#src/flows/profile/index.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { useDialogsRef, useSessionRef } from '#src/flows/shared/storefront.hooks.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { useLocale } from '#src/messages/text.ts';
import { createLoyaltyActors } from './loyalty.actors.ts';
import { LoyaltyView } from './LoyaltyView.tsx';

/** /account/loyalty: the membership of a customer. */
export function LoyaltyPage({ input }: { input: LoyaltyInput }) {
  const session = useSessionRef();
  const dialogs = useDialogsRef();
  const router = useRouter();
  const locale = useLocale();
  const logic = useMemo(
    () =>
      withPorts(loyaltyMachine, () =>
        loyaltyMachine.provide({ actors: createLoyaltyActors({ session, router, locale }) }),
      ),
    [session, router, locale],
  );
  const inspect = useInspection();
  const actor = useActorRef(logic, inspect ? { input, inspect } : { input });
  return (
    <AccountPage>
      <LoyaltyView actor={actor} onSignIn={() => dialogs.send({ type: 'dialog.requested', name: 'sign-in' })} />
    </AccountPage>
  );
}
