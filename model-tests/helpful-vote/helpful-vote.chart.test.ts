import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import { counted, model, refusals, send, votes } from './helpful-vote.model.ts';

const [yes, no] = send['vote.given'];

describeChart(model, {
  invariants: {
    'a vote that is counted or sent is known': ({ nextState }) => {
      if (nextState.matches('counted') || nextState.matches('voting'))
        expect(nextState.context.isHelpful).not.toBeNull();
    },
  },
  stories: [
    {
      name: 'a vote is counted with those of others',
      events: [yes, model.done('vote', counted)],
      ends: 'counted',
      also: ({ context }) => expect(context).toMatchObject({ votes: counted, isHelpful: true }),
    },
    {
      name: 'a shopper changes their mind',
      events: [yes, model.done('vote', counted), no],
      ends: 'voting',
      also: ({ context }) => expect(context.isHelpful).toBe(false),
    },
    {
      name: 'a refused vote leaves the counts, and can be given again',
      events: [yes, model.failed('vote', refusals.tooMany)],
      ends: 'refused',
      also: ({ context }) => expect(context).toMatchObject({ votes, isHelpful: null, failure: refusals.tooMany }),
    },
    {
      name: 'a refused change of mind leaves the vote that was counted',
      events: [yes, model.done('vote', counted), no, model.failed('vote', refusals.down)],
      ends: 'refused',
      also: ({ context }) => expect(context).toMatchObject({ votes: counted, isHelpful: true }),
    },
    { name: 'a second press while the vote is counted changes nothing', events: [yes], ends: 'voting', refuses: [no] },
  ],
});
