import { chartViewerMachine } from '#machines/chart-viewer/chart-viewer.machine.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

export const send = {
  'state.chosen': [
    { type: 'state.chosen', id: 'guest.ready' },
    { type: 'state.chosen', id: 'refreshing' },
  ],
  'choice.cleared': { type: 'choice.cleared' },
  'zoom.stepped': [
    { type: 'zoom.stepped', direction: 'in', shown: 0.57 },
    { type: 'zoom.stepped', direction: 'out', shown: 0.57 },
    { type: 'zoom.stepped', direction: 'in', shown: 3 },
    { type: 'zoom.stepped', direction: 'out', shown: 0.25 },
  ],
  'zoom.fitted': { type: 'zoom.fitted' },
  'drag.began': { type: 'drag.began' },
  'drag.ended': { type: 'drag.ended' },
} as const;

export const model = modelOf(chartViewerMachine, {
  input: undefined,
  send,
  project: () => null,
  why: 'there are no guards: context changes what is shown, never which transitions are possible',
});
