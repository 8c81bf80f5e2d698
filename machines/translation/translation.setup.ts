import { setup } from 'xstate';
import type { ReviewTranslation } from '#openapi/generated/waymark.gen.ts';
import { failureOf } from '#machines/shared/failure.ts';
import { promisePort } from '#machines/shared/ports.ts';
import type { TranslationContext, TranslationEvent } from './translation.types.ts';

const ports = {
  /** POST /products/v1/review/{reviewId}/translate into the language of the page; rejects with the ApiFailure. */
  translate: promisePort<ReviewTranslation>('translate'),
};

export type TranslationPorts = typeof ports;

const base = setup({
  types: { context: {} as TranslationContext, events: {} as TranslationEvent },
  actors: ports,
  guards: { isKnown: ({ context: { translation } }) => translation !== null },
});

export const translationSetup = base.extend({
  actions: {
    rememberTranslation: base.assign(({ event }) => {
      const { output } = event as unknown as { output: ReviewTranslation };
      return { translation: output };
    }),
    rememberFailure: base.assign({ failure: ({ event }) => failureOf(event) }),
    forgetFailure: base.assign({ failure: null }),
  },
});
