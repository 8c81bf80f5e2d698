import { translationMachine } from '#machines/translation/translation.machine.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

export const german = { title: 'Vergisst den Schlamm', text: 'Das Profil greift immer noch.', answers: [] };
export const refusals = {
  down: { errorId: 'API503', message: 'down', status: 503 },
  tooMany: { errorId: 'API429', message: 'too many', status: 429 },
};

export const send = {
  'translation.requested': { type: 'translation.requested' },
  'original.requested': { type: 'original.requested' },
} as const;

export const model = modelOf(translationMachine, {
  input: undefined,
  send,
  outcomes: { translate: { done: [german], failed: Object.values(refusals) } },
  project: ({ translation, failure }) => [translation?.title, failure?.errorId],
  why: 'the guard reads whether there is a translation; the view shows it, or why there is none',
});
