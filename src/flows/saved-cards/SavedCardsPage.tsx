import { useRouter } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { savedCardsMachine } from '#machines/saved-cards/saved-cards.machine.ts';
import type { SavedCardsInput } from '#machines/saved-cards/saved-cards.types.ts';
import { LaterBotDefence } from '#src/flows/bot-defence/index.ts';
import { CardButton, CardFields } from '#src/flows/payment-method/index.ts';
import { AccountPage } from '#src/flows/profile/index.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { useDialogsRef, useSessionRef, useToastsRef } from '#src/flows/shared/storefront.hooks.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { useLocale } from '#src/messages/text.ts';
import { createSavedCardsActors } from './saved-cards.actors.ts';
import { SavedCardsView } from './SavedCardsView.tsx';

const parts = { CardFields, CardButton, BotDefence: LaterBotDefence };

/** /account/payment: the saved cards and gift cards of a customer. */
export function SavedCardsPage({ wallet }: Pick<SavedCardsInput, 'wallet'>) {
  const session = useSessionRef();
  const toasts = useToastsRef();
  const dialogs = useDialogsRef();
  const router = useRouter();
  const locale = useLocale();
  const logic = useMemo(
    () =>
      withPorts(savedCardsMachine, () =>
        savedCardsMachine.provide({ actors: createSavedCardsActors({ session, toasts, router, locale }) }),
      ),
    [session, toasts, router, locale],
  );
  const inspect = useInspection();
  const input = { locale, wallet };
  const actor = useActorRef(logic, inspect ? { input, inspect } : { input });
  return (
    <AccountPage>
      <SavedCardsView
        actor={actor}
        parts={parts}
        onSignIn={() => dialogs.send({ type: 'dialog.requested', name: 'sign-in' })}
      />
    </AccountPage>
  );
}
