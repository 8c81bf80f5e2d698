import { css } from '@linaria/core';
import { useRouter } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { profileMachine } from '#machines/profile/profile.machine.ts';
import type { ProfileInput } from '#machines/profile/profile.types.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { useDialogsRef, useSessionRef } from '#src/flows/shared/storefront.hooks.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { useLocale } from '#src/messages/text.ts';
import { Container } from '#src/ui/layout/Layout.tsx';
import { createProfileActors } from './profile.actors.ts';
import { ProfileView } from './ProfileView.tsx';
import { StoreTile } from './StoreTile.tsx';

const page = css`
  /* What loads after the page must not move anything visible: the footer starts below the window. */
  min-height: 100svh;
  padding-block: clamp(1.5rem, 5vw, 4rem) clamp(3rem, 8vw, 6rem);
`;

/** /account: the overview of a customer's account. */
export function ProfilePage({ input }: { input: ProfileInput }) {
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
  const actor = useActorRef(logic, inspect ? { input, inspect } : { input });
  return (
    <Container className={page}>
      <ProfileView
        actor={actor}
        store={<StoreTile />}
        onSignIn={() => dialogs.send({ type: 'dialog.requested', name: 'sign-in' })}
        onEdit={() => dialogs.send({ type: 'dialog.requested', name: 'edit-profile' })}
        onInterests={() => dialogs.send({ type: 'dialog.requested', name: 'interests' })}
        onChangePassword={() => dialogs.send({ type: 'dialog.requested', name: 'change-password' })}
        onSignOut={() => session.send({ type: 'signOut.requested' })}
      />
    </Container>
  );
}
