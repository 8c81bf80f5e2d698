import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import { model, password, refusals, send } from './erasure.model.ts';

const asked = [send['erasure.requested'], send['erasure.confirmed']];

describeChart(model, {
  invariants: {
    'no password is stored': ({ nextState }) => expect(JSON.stringify(nextState.context)).not.toContain(password),
    'a refusal is shown only while it can be answered': ({ nextState }) => {
      if (!nextState.matches('refused')) expect(nextState.context.failure).toBeNull();
    },
  },
  stories: [
    {
      name: 'erases nothing without the password',
      events: [send['erasure.requested']],
      ends: 'confirming',
      refuses: [send['erasure.requested']],
    },
    {
      name: 'ends the session of the page after the account is erased',
      events: [...asked, model.done('eraseConsumer', undefined), model.done('endSession', undefined)],
      ends: 'erased',
      refuses: [send['erasure.requested'], send['customer.left']],
    },
    {
      name: 'keeps the account after a wrong password, and takes another one',
      events: [...asked, model.failed('eraseConsumer', refusals.wrong), send['erasure.confirmed']],
      ends: 'erasing',
      refuses: [send['erasure.confirmed']],
    },
    {
      name: 'says that an order is on its way, until the customer keeps the account',
      events: [...asked, model.failed('eraseConsumer', refusals.unfinished), send['erasure.dismissed']],
      ends: 'asking',
    },
    {
      name: 'offers the erasure after a sign-in',
      start: 'nobody is signed in',
      events: [send['customer.arrived']],
      ends: 'asking',
    },
    {
      name: 'goes home when the customer signs out',
      events: [send['customer.left'], model.done('goHome', undefined)],
      ends: 'guest',
    },
  ],
  waits: {},
});
