import { translationSetup } from './translation.setup.ts';

/** "Translate" at a review or a question in another language. */
export const translationMachine = translationSetup.createMachine({
  id: 'translation',
  description:
    'A shopper reads a review, or a question with its answers, in the language of the page, and the original again (catalogue 7, POST translate).',
  context: { translation: null, failure: null },
  initial: 'original',
  states: {
    original: {
      description: 'What its author wrote is shown, and the way to a translation.',
      on: {
        'translation.requested': [{ guard: 'isKnown', target: 'translated' }, { target: 'translating' }],
      },
    },
    translating: {
      description: 'The translation is on its way; the original stays until it is there. A second press does nothing.',
      entry: 'forgetFailure',
      invoke: {
        id: 'translate',
        src: 'translate',
        onDone: { target: 'translated', actions: 'rememberTranslation' },
        onError: { target: 'refused', actions: 'rememberFailure' },
      },
    },
    translated: {
      description: 'The translation is shown and marked as a machine translation. The shopper may read the original.',
      on: { 'original.requested': { target: 'original' } },
    },
    refused: {
      description:
        'There is no translation at the moment, and why is said. The original is shown; another try may help.',
      on: { 'translation.requested': { target: 'translating' } },
    },
  },
});
