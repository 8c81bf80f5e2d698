import { useRouter } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { type ReactNode, useMemo } from 'react';
import { profileMachine } from '#machines/profile/profile.machine.ts';
import type { ProfileInput } from '#machines/profile/profile.types.ts';
import type { ConsumerProfile } from '#openapi/generated/waymark.gen.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { useDialogsRef, useSessionRef } from '#src/flows/shared/storefront.hooks.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { useLocale } from '#src/messages/text.ts';
import { AccountPage } from './AccountPart.tsx';
import { createProfileActors } from './profile.actors.ts';
import { ProfileView } from './ProfileView.tsx';

/** A page about the customer themselves: `children` is what they see, once it is known who they are. */
export function ProfileFrame({
  profile,
  children,
}: ProfileInput & { children: (profile: ConsumerProfile) => ReactNode }) {
  const session = useSessionRef();
  const dialogs = useDialogsRef();
  const router = useRouter();
  const locale = useLocale();
  const logic = useMemo(
    () =>
      withPorts(profileMachine, () =>
        profileMachine.provide({ actors: createProfileActors({ session, dialogs, router, locale }) }),
      ),
    [session, dialogs, router, locale],
  );
  const inspect = useInspection();
  const input = { profile };
  const actor = useActorRef(logic, inspect ? { input, inspect } : { input });
  return (
    <AccountPage>
      <ProfileView actor={actor} onSignIn={() => dialogs.send({ type: 'dialog.requested', name: 'sign-in' })}>
        {children}
      </ProfileView>
    </AccountPage>
  );
}
