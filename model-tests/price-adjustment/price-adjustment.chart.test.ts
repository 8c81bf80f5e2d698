import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import {
  dearer,
  gone,
  locked,
  lost,
  model,
  notAgreed,
  notSelling,
  send,
  tooMuch as aboveCap,
} from './price-adjustment.model.ts';

const [percent, amount, fixed] = send['way.chosen'];
const [ten, tooMuch] = send['value.written'];
const [nothing, noNumber] = [
  { type: 'value.written', written: '0' },
  { type: 'value.written', written: 'ten' },
] as const;
const submit = send['adjustment.submitted'];
const remove = send['removal.requested'];
const agree = send['agreement.given'];
const decline = send['agreement.declined'];
/** More than the associate may take off on their own. */
const asked = [ten, submit, model.failed('applyAdjustment', aboveCap)] as const;

describeChart(model, {
  invariants: {
    'why the last try was refused is said until the next': ({ nextState }) => {
      if (!nextState.matches('editing') && !nextState.matches('asking')) expect(nextState.context.failure).toBeNull();
    },
    'a second associate is asked only where the cart says up to how much the first may alone': ({ nextState }) => {
      if (nextState.matches('asking') || nextState.matches('agreeing'))
        expect(nextState.context).toMatchObject({ cap: 20, reasonCode: 'DAMAGED' });
    },
    "neither context nor events contain the second associate's credentials": ({ event, nextState }) => {
      expect(JSON.stringify([event, nextState.context])).not.toMatch(/password|username/);
    },
    'changing the kind of adjustment clears the message': ({ event, nextState }) => {
      if (event.type === 'way.chosen') expect(nextState.context.failure).toBeNull();
    },
    'a refused adjustment stays in the form as it was typed': ({ state, event, nextState }) => {
      if (!event.type.startsWith('xstate.error.') || state.matches('closing')) return;
      expect(nextState.matches('editing') || nextState.matches('asking')).toBe(true);
      // If a second associate must agree, no failure is shown: their form is.
      if (!(state.matches('applying') && nextState.matches('asking'))) expect(nextState.context.failure).not.toBeNull();
      expect(nextState.context).toMatchObject({ way: state.context.way, written: state.context.written });
    },
  },
  stories: [
    {
      name: 'what is taken off closes the dialog',
      events: [ten, submit, model.done('applyAdjustment', undefined), model.done('close', undefined)],
      ends: 'adjusted',
      refuses: [submit],
    },
    { name: 'an empty value is not submitted', events: [], ends: 'editing', refuses: [submit] },
    { name: 'a value that is no number is not submitted', events: [noNumber], ends: 'editing', refuses: [submit] },
    { name: 'an amount of zero is not submitted', events: [nothing, amount], ends: 'editing', refuses: [submit] },
    {
      name: 'an amount above the price of the item is not submitted',
      events: [tooMuch, amount],
      ends: 'editing',
      refuses: [submit],
    },
    {
      name: 'a price above that of the item is not submitted',
      events: [tooMuch, fixed],
      ends: 'editing',
      refuses: [submit],
    },
    {
      name: 'a fraction of a percent is not submitted',
      events: [{ type: 'value.written', written: '12.5' }],
      ends: 'editing',
      refuses: [submit],
    },
    { name: 'a fixed price of zero is allowed', events: [nothing, fixed, submit], ends: 'applying' },
    {
      name: 'there is nothing to put back where nothing was taken off',
      events: [ten],
      ends: 'editing',
      refuses: [remove],
    },
    {
      name: 'an existing adjustment is shown in the form, and can be changed',
      start: 'there is one',
      events: [submit],
      ends: 'applying',
      also: ({ context }) =>
        expect(context).toMatchObject({ adjustmentId: 'adjustment-1', way: 'amount', written: '4.00' }),
    },
    {
      name: 'an existing adjustment can be removed',
      start: 'there is one',
      events: [percent, noNumber, remove, model.done('removeAdjustment', undefined), model.done('close', undefined)],
      ends: 'adjusted',
    },
    {
      name: 'what was refused is said, and can be written again',
      events: [ten, submit, model.failed('applyAdjustment', gone), submit, model.failed('applyAdjustment', dearer)],
      ends: 'editing',
      also: ({ context }) => expect(context.failure).toEqual(dearer),
    },
    {
      name: 'who does not sell any more is told so, and nothing is put back',
      start: 'there is one',
      events: [remove, model.failed('removeAdjustment', notSelling)],
      ends: 'editing',
      also: ({ context }) => expect(context.failure).toEqual(notSelling),
    },
    {
      name: 'what was said of one way is not said of another',
      events: [ten, submit, model.failed('applyAdjustment', dearer), fixed],
      ends: 'editing',
      also: ({ context }) => expect(context.failure).toBeNull(),
    },
    {
      name: 'a refusal is no longer shown while an existing adjustment is removed',
      start: 'there is one',
      events: [submit, model.failed('applyAdjustment', dearer), remove],
      ends: 'removing',
      also: ({ context }) => expect(context.failure).toBeNull(),
    },
    {
      name: 'above the cap nothing is taken off before a second associate agrees',
      events: asked,
      ends: 'asking',
      refuses: [submit, remove],
      also: ({ context }) =>
        expect(context).toMatchObject({ failure: null, cap: 20, reasonCode: 'DAMAGED', written: '10' }),
    },
    {
      name: 'the second associate agrees, and the dialog goes',
      events: [...asked, agree, model.done('applyAgreed', undefined), model.done('close', undefined)],
      ends: 'adjusted',
    },
    {
      name: 'who does not agree, or is not believed, can be asked again, or another',
      events: [...asked, agree, model.failed('applyAgreed', notAgreed), agree, model.failed('applyAgreed', locked)],
      ends: 'asking',
      also: ({ context }) => expect(context.failure).toEqual(locked),
    },
    {
      name: 'without a network the agreement is not lost: it is asked for again',
      events: [...asked, agree, model.failed('applyAgreed', lost)],
      ends: 'asking',
      also: ({ context }) => expect(context.failure).toEqual(lost),
    },
    {
      name: 'nobody has to agree: the associate goes back and takes off less',
      events: [...asked, agree, model.failed('applyAgreed', notAgreed), decline],
      ends: 'editing',
      also: ({ context }) => expect(context).toMatchObject({ failure: null, written: '10', reasonCode: 'DAMAGED' }),
    },
    {
      name: 'what cannot be adjusted any more is said where it was written, whoever agreed',
      events: [...asked, agree, model.failed('applyAgreed', gone)],
      ends: 'editing',
      also: ({ context }) => expect(context.failure).toEqual(gone),
    },
    {
      name: 'a dialog that cannot be closed asks for nothing a second time',
      events: [ten, submit, model.done('applyAdjustment', undefined), model.failed('close', new Error('no dialog'))],
      ends: 'adjusted',
      refuses: [submit, remove],
    },
  ],
  waits: {},
});
