import type { RegisteredRouter } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { completeProfileMachine } from '#machines/complete-profile/complete-profile.machine.ts';
import {
  type CompleteProfileRef,
  type CompleteProfileScreen,
  selectHasSaved,
  selectScreen,
} from '#machines/complete-profile/complete-profile.selectors.ts';
import type { CompleteProfileInput } from '#machines/complete-profile/complete-profile.types.ts';
import type { LocaleCode } from '#src/domain/locale.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { useSessionRef } from '#src/flows/shared/storefront.hooks.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { completeProfileText } from '#src/messages/complete-profile.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { createCompleteProfileActors } from './complete-profile.actors.ts';

const titles = {
  nonLoyalty: 'nonLoyaltyTitle',
  welcome: 'welcomeTitle',
  mobile: 'mobileTitle',
  details: 'detailsTitle',
  interests: 'interestsTitle',
  passkey: 'passkeyTitle',
  success: 'successTitle',
  loading: 'title',
  guest: 'title',
  unavailable: 'title',
} as const satisfies Record<Exclude<CompleteProfileScreen, 'left'>, keyof typeof completeProfileText.en>;

interface Options {
  input: CompleteProfileInput;
  /** Closes the dialog or leaves the page. It stays the same while the flow is shown. */
  leave: () => void;
  /** The flow is a page: its steps are in the history. */
  router?: RegisteredRouter;
}

/** Starts the chart. */
export function useCompleteProfile({ input, leave, router }: Options): CompleteProfileRef {
  const session = useSessionRef();
  const locale = useLocale() as LocaleCode;
  const logic = useMemo(
    () =>
      withPorts(completeProfileMachine, () =>
        completeProfileMachine.provide({
          actors: createCompleteProfileActors({ session, locale, leave, router: router ?? null }),
        }),
      ),
    [session, locale, leave, router],
  );
  const inspect = useInspection();
  return useActorRef(logic, inspect ? { input, inspect } : { input });
}

/** The title of what the flow shows. */
export function useStepTitle(actor: CompleteProfileRef): string {
  const t = useText(completeProfileText);
  const screen = useSelector(actor, selectScreen);
  const hasSaved = useSelector(actor, selectHasSaved);
  return t(screen === 'left' ? (hasSaved ? 'successTitle' : 'title') : titles[screen]);
}
