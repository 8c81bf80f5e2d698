import { expect } from 'vitest';
import { selectStanding } from '#machines/personalisation/personalisation.selectors.ts';
import { describeChart } from '#model-tests/support/chart.ts';
import { nobody } from '#src/domain/personalisation.ts';
import { everybody, inSight, member, model, offline, outOfSight, send } from './personalisation.model.ts';

const changed = send['audience.changed'];
const known = model.done('readStanding', inSight);

describeChart(model, {
  invariants: {
    'a block that is seen does not change': ({ state, event, nextState }) => {
      if ('output' in event && (event['output'] as typeof inSight).held.length > 0)
        expect(selectStanding('top')(nextState)).toBe(selectStanding('top')(state));
    },
  },
  stories: [
    {
      name: 'a block that is seen stays, and the others change',
      events: [known],
      ends: 'known',
      also: (snapshot) => {
        expect(selectStanding('top')(snapshot)).toBe(nobody);
        expect(selectStanding('below')(snapshot)).toBe(member);
      },
    },
    {
      name: 'on the next page it shows what is known',
      events: [known, send['block.left']],
      ends: 'known',
      also: (snapshot) => expect(selectStanding('top')(snapshot)).toBe(member),
    },
    {
      name: 'a block out of sight changes at once',
      events: [model.done('readStanding', outOfSight)],
      ends: 'known',
      also: (snapshot) => expect(selectStanding('top')(snapshot)).toBe(member),
    },
    {
      name: 'whoever signs out is everybody again, on the next page',
      events: [model.done('readStanding', outOfSight), changed, model.done('readStanding', everybody)],
      ends: 'known',
      also: (snapshot) => {
        expect(selectStanding('top')(snapshot)).toBe(member);
        expect(selectStanding('below')(snapshot)).toBe(nobody);
      },
    },
    { name: 'a change while it is read is read anew', events: [changed], ends: 'reading' },
    {
      name: 'without an answer everything stays',
      events: [model.failed('readStanding', offline)],
      ends: 'unknown',
      also: ({ context }) => expect(context.standing).toBe(nobody),
    },
    {
      name: 'until something changes',
      events: [model.failed('readStanding', offline), changed],
      ends: 'reading',
    },
  ],
});
