import { useRouter } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { subscriptionsMachine } from '#machines/subscriptions/subscriptions.machine.ts';
import type { SubscriptionsInput } from '#machines/subscriptions/subscriptions.types.ts';
import { AccountPage } from '#src/flows/profile/index.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { useDialogsRef, useSessionRef } from '#src/flows/shared/storefront.hooks.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { useLocale } from '#src/messages/text.ts';
import { createSubscriptionsActors } from './subscriptions.actors.ts';
import { SubscriptionsView } from './SubscriptionsView.tsx';

/** /account/subscriptions: news by email and SMS. */
export function SubscriptionsPage({ subscriptions }: SubscriptionsInput) {
  const session = useSessionRef();
  const dialogs = useDialogsRef();
  const router = useRouter();
  const locale = useLocale();
  const logic = useMemo(
    () =>
      withPorts(subscriptionsMachine, () =>
        subscriptionsMachine.provide({ actors: createSubscriptionsActors({ session, router, locale }) }),
      ),
    [session, router, locale],
  );
  const inspect = useInspection();
  const input = { subscriptions };
  const actor = useActorRef(logic, inspect ? { input, inspect } : { input });
  return (
    <AccountPage>
      <SubscriptionsView actor={actor} onSignIn={() => dialogs.send({ type: 'dialog.requested', name: 'sign-in' })} />
    </AccountPage>
  );
}
