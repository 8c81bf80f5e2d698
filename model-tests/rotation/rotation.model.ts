import { rotationMachine } from '#machines/rotation/rotation.machine.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

const round = { seconds: 4, loops: true };
const seen = { type: 'sight.gained', pace: round, wantsStillness: false } as const;

export const send = {
  'sight.gained': [seen, { ...seen, pace: { ...round, loops: false } }, { ...seen, wantsStillness: true }],
  'sight.lost': { type: 'sight.lost' },
  'attention.gained': { type: 'attention.gained' },
  'attention.lost': { type: 'attention.lost' },
  'slide.reached': [
    { type: 'slide.reached', position: 0 },
    { type: 'slide.reached', position: 1 },
  ],
  'pause.requested': { type: 'pause.requested' },
  'play.requested': { type: 'play.requested' },
} as const;

export const model = modelOf(rotationMachine, {
  input: { count: 2 },
  send,
  outcomes: { watchSlides: { failed: [new Error('no slides')] } },
  project: ({ loops, position }) => [loops, position],
  why: 'guards read whether the slides go round, and where they are',
});
