import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { editProfileMachine } from '#machines/edit-profile/edit-profile.machine.ts';
import type { EditProfileRef } from '#machines/edit-profile/edit-profile.selectors.ts';
import type { EditProfileInput } from '#machines/edit-profile/edit-profile.types.ts';
import type { LocaleCode } from '#src/domain/locale.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { useToastsRef } from '#src/flows/shared/storefront.hooks.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { useLocale } from '#src/messages/text.ts';
import { createEditProfileActors } from './edit-profile.actors.ts';

/** The chart of the form, for dialog and page. `onLeave` must be the same function in every render. */
export function useEditProfile(input: EditProfileInput, onLeave: () => void): EditProfileRef {
  const toasts = useToastsRef();
  const locale = useLocale() as LocaleCode;
  const logic = useMemo(
    () =>
      withPorts(editProfileMachine, () => {
        const leave = () => {
          toasts.send({ type: 'toast.raised', notice: { title: 'profileSaved', tone: 'success' } });
          onLeave();
        };
        return editProfileMachine.provide({ actors: createEditProfileActors({ locale, leave }) });
      }),
    [toasts, locale, onLeave],
  );
  const inspect = useInspection();
  return useActorRef(logic, inspect ? { input, inspect } : { input });
}
