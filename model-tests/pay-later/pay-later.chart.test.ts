import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import {
  approved,
  approvedByPayPal,
  basketId,
  down,
  express,
  form,
  lost,
  model,
  notLent,
  open,
  refused,
  send,
  token,
  unknown,
} from './pay-later.model.ts';

const asked = model.done('askProvider', form);
const back = 'back from the lender';

describeChart(model, {
  invariants: {
    'there is an approval or a reason exactly when the chart has ended': ({ nextState }) => {
      const { approval, ending } = nextState.context;
      expect(approval !== null || ending !== null).toBe(nextState.matches('over'));
      expect(approval !== null && ending !== null).toBe(false);
    },
    "the shopper only leaves with the lender's form": ({ nextState }) => {
      if (nextState.matches('leaving')) expect(nextState.context.form).not.toBeNull();
    },
    'a shopper who is back is not sent to the lender again': ({ nextState }) => {
      if (nextState.context.token !== null)
        expect(nextState.matches('asking') || nextState.matches('leaving')).toBe(false);
    },
    'an approval is what the service read, for what the shopper came back with': ({ nextState: { context } }) => {
      if (context.approval)
        expect(context.approval).toMatchObject({ token: context.token, basketId, amount: approved.amount });
    },
  },
  stories: [
    { name: 'the provider’s form is asked for, and the shopper leaves with it', events: [asked], ends: 'leaving' },
    {
      name: 'without a form nobody leaves',
      events: [model.failed('askProvider', notLent)],
      ends: 'over',
      also: ({ output }) => expect(output).toEqual({ method: 'pay-later', approval: null, ending: 'not-approved' }),
    },
    {
      name: 'the Back button of the browser brings the page back as it was left',
      events: [asked, send['shopper.returned']],
      ends: 'over',
      also: ({ output }) => expect(output).toEqual({ method: 'pay-later', approval: null, ending: 'abandoned' }),
    },
    {
      name: 'another way to pay can be chosen while the provider is asked',
      events: [send['otherWay.chosen']],
      ends: 'over',
      also: ({ output }) => expect(output).toEqual({ method: 'pay-later', approval: null, ending: 'abandoned' }),
    },
    {
      name: 'another way to pay can be chosen while the browser has not left yet',
      events: [asked, send['otherWay.chosen']],
      ends: 'over',
      also: ({ output }) => expect(output).toEqual({ method: 'pay-later', approval: null, ending: 'abandoned' }),
    },
    {
      name: 'an approval is read',
      start: back,
      events: [model.done('readApproval', approved)],
      ends: 'over',
      also: ({ output }) =>
        expect(output).toEqual({ method: 'pay-later', approval: { token, basketId, amount: 12930 }, payer: null }),
    },
    {
      name: 'an approval of PayPal is read as such, whoever was thought to have been asked',
      start: back,
      events: [model.done('readApproval', approvedByPayPal)],
      ends: 'over',
      also: ({ output }) =>
        expect(output).toEqual({ method: 'paypal', approval: { token, basketId, amount: 12930 }, payer: null }),
    },
    {
      name: 'an express approval comes with who pays, and pays up to its limit',
      start: back,
      events: [model.done('readApproval', express)],
      ends: 'over',
      also: ({ output }) =>
        expect(output).toEqual({
          method: 'paypal',
          approval: { token, basketId, amount: 12930, most: 20000 },
          payer: express.payer,
        }),
    },
    ...(
      [
        ['refused', model.done('readApproval', refused)],
        ['abandoned', model.done('readApproval', open)],
        ['expired', model.failed('readApproval', unknown)],
      ] as const
    ).map(([ending, event]) => ({
      name: `what is read may be: ${ending}`,
      start: back,
      events: [event],
      ends: 'over' as const,
      also: ({ output }: { output: unknown }) =>
        expect(output).toEqual({ method: 'pay-later', approval: null, ending }),
    })),
    {
      name: 'another way to pay can be chosen while the approval is read',
      start: back,
      events: [send['otherWay.chosen']],
      ends: 'over',
      also: ({ output }) => expect(output).toEqual({ method: 'pay-later', approval: null, ending: 'abandoned' }),
    },
    {
      name: 'an approval that could not be read is read again',
      start: back,
      events: [model.failed('readApproval', down), send['payLater.retried']],
      ends: 'checking',
    },
    {
      name: 'a provider that could not be reached is asked again',
      events: [model.failed('askProvider', lost), send['payLater.retried']],
      ends: 'asking',
    },
    {
      name: 'a browser that cannot leave says so',
      events: [asked, model.failed('leaveForProvider', new Error('the browser does not leave'))],
      ends: 'unreached',
    },
    {
      name: 'another way to pay can be chosen when the provider could not be reached',
      events: [model.failed('askProvider', lost), send['otherWay.chosen']],
      ends: 'over',
      also: ({ output }) => expect(output).toEqual({ method: 'pay-later', approval: null, ending: 'unavailable' }),
    },
  ],
  waits: {},
});
