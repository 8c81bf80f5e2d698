import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { contactMachine } from '#machines/contact/contact.machine.ts';
import type { ContactInput } from '#machines/contact/contact.types.ts';
import type { LocaleCode } from '#src/domain/locale.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { useLocale } from '#src/messages/text.ts';
import { createContactActors } from './contact.actors.ts';
import { ContactView } from './ContactView.tsx';

/** The contact form of /help/contact-us. `level`: of its heading. */
export function ContactForm({ input, level }: { input: ContactInput; level: 1 | 2 }) {
  const locale = useLocale() as LocaleCode;
  const logic = useMemo(
    () => withPorts(contactMachine, () => contactMachine.provide({ actors: createContactActors(locale) })),
    [locale],
  );
  const inspect = useInspection();
  const actor = useActorRef(logic, inspect ? { input, inspect } : { input });
  return <ContactView actor={actor} level={level} />;
}
