import { setup } from 'xstate';
import { modelOf } from '#src/chart-kit/explore/model.ts';

/** Based on the traffic light with a pedestrian light in XState's documentation: delays and nested states. */
const machine = setup({
  types: { events: {} as { type: 'power.failed' } | { type: 'power.restored' } },
  delays: { greenTime: 20_000, yellowTime: 3_000, walkTime: 8_000, countdown: 5_000, clearTime: 2_000 },
}).createMachine({
  id: 'traffic-light',
  description: 'A traffic light with a light for pedestrians.',
  initial: 'green',
  on: { 'power.failed': { target: '.dark' } },
  states: {
    green: { description: 'Cars go.', after: { greenTime: { target: 'yellow' } } },
    yellow: { description: 'Cars get ready to stop.', after: { yellowTime: { target: 'red' } } },
    red: {
      description: 'Cars stop, and pedestrians may cross.',
      initial: 'walk',
      onDone: { target: 'green' },
      states: {
        walk: { description: 'Pedestrians start to cross.', after: { walkTime: { target: 'wait' } } },
        wait: { description: 'Who is on the road goes on.', after: { countdown: { target: 'stop' } } },
        stop: { description: 'Pedestrians stop.', after: { clearTime: { target: 'clear' } } },
        clear: { description: 'Nobody is on the road.', type: 'final' },
      },
    },
    dark: { description: 'No light is on.', on: { 'power.restored': { target: 'red' } } },
  },
});

export const trafficLight = modelOf(machine, {
  input: undefined,
  send: { 'power.failed': { type: 'power.failed' }, 'power.restored': { type: 'power.restored' } },
  project: () => null,
  why: 'there is no context',
});
