import { createRoot } from 'react-dom/client';
import { createActor } from 'xstate';
import { consentMachine } from '#machines/consent/consent.machine.ts';
import type { Standing } from '#src/domain/consent.ts';
import { inspection } from '#src/flows/shared/inspection.ts';
import { languageOf } from '#src/messages/languages.ts';
import { LanguageContext } from '#src/messages/text.ts';
import { createConsentActors } from './consent.actors.ts';
import type { ConsentRef } from './consent.ref.ts';
import { ConsentView } from './ConsentView.tsx';

let running: ConsentRef | null = null;

/**
 * Starts the chart and its views once per page, in an element of their own: the page's HTML is the same for everyone
 * and is cached.
 */
export function startConsent(input: Standing): ConsentRef {
  if (running) return running;
  const logic = consentMachine.provide({ actors: createConsentActors() });
  const actor: ConsentRef = createActor(logic, { input, inspect: inspection() });
  running = actor;
  actor.start();
  const place = document.createElement('div');
  // First in the page, so that the keyboard reaches it first. React's own elements are not affected.
  document.body.prepend(place);
  createRoot(place).render(
    <LanguageContext value={languageOf(document.documentElement.lang)}>
      <ConsentView actor={actor} />
    </LanguageContext>,
  );
  return actor;
}
