import { assertEvent, setup } from 'xstate';
import { callbackPort } from '#machines/shared/ports.ts';
import type { RotationContext, RotationEvent, RotationInput, ShowSlide } from './rotation.types.ts';

const ports = {
  /** Sends what happens to the slides, and brings one into view when it is asked to. */
  watchSlides: callbackPort<ShowSlide>('watchSlides'),
};

export type RotationPorts = typeof ports;

const base = setup({
  types: { context: {} as RotationContext, events: {} as RotationEvent, input: {} as RotationInput },
  actors: ports,
  guards: {
    wantsStillness: (_, { wantsStillness }: { wantsStillness: boolean }) => wantsStillness,
    isAtEnd: ({ context }) => !context.loops && context.position >= context.count - 1,
  },
  delays: { stay: ({ context }) => context.seconds * 1000 },
});

export const rotationSetup = base.extend({
  actions: {
    setPace: base.assign(({ event }) => {
      assertEvent(event, 'sight.gained');
      return event.pace;
    }),
    notePosition: base.assign(({ event }) => {
      assertEvent(event, 'slide.reached');
      return { position: event.position };
    }),
    goOn: base.assign(({ context: { position, count } }) => ({ position: (position + 1) % count })),
    showSlide: base.sendTo('watchSlides', ({ context: { position } }) => ({ type: 'slide.shown' as const, position })),
  },
});
