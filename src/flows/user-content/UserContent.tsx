import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { userContentMachine } from '#machines/user-content/user-content.machine.ts';
import type { PictureQuery } from '#machines/user-content/user-content.types.ts';
import type { LocaleCode } from '#src/domain/locale.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { useLocale } from '#src/messages/text.ts';
import { createUserContentActors } from './user-content.actors.ts';
import { UserContentView, type UserContentSection } from './UserContentView.tsx';

export interface UserContentProps extends PictureQuery {
  /** The id of the element that holds the pictures. */
  id: string;
  section: UserContentSection;
}

/** The chart of shoppers' pictures, and what it shows. */
export default function UserContent({ id, filter, productId, section }: UserContentProps) {
  const locale = useLocale() as LocaleCode;
  const logic = useMemo(
    () =>
      withPorts(userContentMachine, () =>
        userContentMachine.provide({ actors: createUserContentActors({ id, locale }) }),
      ),
    [id, locale],
  );
  const inspect = useInspection();
  const input = { filter, productId };
  const actor = useActorRef(logic, inspect ? { input, inspect } : { input });
  return <UserContentView actor={actor} section={section} />;
}
