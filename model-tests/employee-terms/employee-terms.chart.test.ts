import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import { down, model, noEmployee, send } from './employee-terms.model.ts';

const accept = send['terms.accepted'];
const decline = send['terms.declined'];
const accepted = model.done('acceptTerms', undefined);
const closed = model.done('close', undefined);

describeChart(model, {
  invariants: {
    'nobody is thanked who has not accepted': ({ state, nextState, event }) => {
      if (nextState.matches('thanking') && !state.matches('thanking'))
        expect(event.type).toBe('xstate.done.actor.acceptTerms');
    },
  },
  stories: [
    {
      name: 'whoever accepts is told so, and the dialog goes',
      events: [accept, accepted, model.done('thank', undefined), closed],
      ends: 'answered',
    },
    { name: 'whoever does not, shops on', events: [decline, closed], ends: 'answered' },
    {
      name: 'what was not written down is not accepted: it can be tried again',
      events: [accept, model.failed('acceptTerms', noEmployee), accept, model.failed('acceptTerms', down)],
      ends: 'asking',
      also: ({ context }) => expect(context.failure).toEqual(down),
    },
    {
      name: 'a refusal is forgotten with the next try',
      events: [accept, model.failed('acceptTerms', down), accept],
      ends: 'accepting',
      also: ({ context }) => expect(context.failure).toBeNull(),
      refuses: [accept, decline],
    },
    {
      name: 'thanks that cannot be shown do not keep the dialog open',
      events: [accept, accepted, model.failed('thank', new Error('no toasts'))],
      ends: 'closing',
    },
    {
      name: 'the terms are answered even if the dialog cannot be closed',
      events: [decline, model.failed('close', new Error('no dialog'))],
      ends: 'answered',
    },
  ],
  waits: {},
});
