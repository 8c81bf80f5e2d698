import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { translationMachine } from '#machines/translation/translation.machine.ts';
import type { TranslateReviewRequest } from '#openapi/generated/waymark.gen.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { useLocale } from '#src/messages/text.ts';
import { createTranslationActors } from './translation.actors.ts';

type Language = TranslateReviewRequest['language'];

const languages = ['en', 'fr', 'de', 'it', 'es'] as const satisfies readonly Language[];

/** The chart of the translation of a review or a question, and the language of the page. */
export function useTranslation(id: string) {
  const locale = useLocale();
  const language = languages.find((one) => locale.startsWith(one)) ?? 'en';
  const logic = useMemo(
    () =>
      withPorts(translationMachine, () =>
        translationMachine.provide({ actors: createTranslationActors(id, language) }),
      ),
    [id, language],
  );
  const inspect = useInspection();
  return { actor: useActorRef(logic, inspect ? { inspect } : {}), language };
}
