import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import { model, send } from './rotation.model.ts';

const [seen, seenOnce, seenStill] = send['sight.gained'];
const [first, second] = send['slide.reached'];

describeChart(model, {
  waits: { stay: 5000 },
  invariants: {
    'a slide that exists is shown': ({ nextState: { context } }) => {
      expect(context.position).toBeGreaterThanOrEqual(0);
      expect(context.position).toBeLessThan(context.count);
    },
    'slides turn only after they were seen': ({ state, event, nextState }) => {
      if (nextState.matches('turning') && state.matches('unseen')) expect(event.type).toBe('sight.gained');
    },
  },
  stories: [
    { name: 'nothing turns before it is seen', events: [], ends: 'unseen' },
    { name: 'the next slide comes by itself', events: [seen, model.after('stay')], ends: 'turning' },
    { name: 'slides that go round never end', events: [seen, second, model.after('stay')], ends: 'turning' },
    { name: 'slides that do not go round end', events: [seenOnce, second, model.after('stay')], ends: 'paused' },
    { name: 'whoever wants less motion sees none', events: [seenStill], ends: 'paused' },
    {
      name: 'and can still let them turn',
      events: [seenStill, send['play.requested'], model.after('stay')],
      ends: 'turning',
    },
    { name: 'a pointer on them holds them', events: [seen, send['attention.gained']], ends: 'held' },
    {
      name: 'what was paused stays paused, whatever the shopper looks at',
      events: [seen, send['pause.requested'], first],
      ends: 'paused',
    },
  ],
});
