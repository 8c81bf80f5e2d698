import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import { all, alone, down, left, model, own, send } from './devices.model.ts';

const known = 'the server knew them';
const ended = send['session.ended'];

describeChart(model, {
  invariants: {
    'nothing of an account stays after its customer left': ({ nextState }) => {
      if (nextState.matches('guest') || nextState.matches('leaving')) expect(nextState.context.devices).toBeNull();
    },
    'the own device stays in every list': ({ nextState }) => {
      const { devices } = nextState.context;
      if (devices) expect(devices.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    },
  },
  stories: [
    {
      name: 'lists what is left after a device is signed out',
      start: known,
      events: [ended, model.done('endSession', left)],
      ends: { signedIn: 'listed' },
      also: ({ context }) => expect(context.devices).toEqual(left),
      refuses: [ended],
    },
    {
      name: 'offers nothing more once every other device is signed out',
      start: known,
      events: [send['others.ended'], model.done('endOtherSessions', alone)],
      ends: { signedIn: 'listed' },
      refuses: [send['others.ended'], ended],
    },
    {
      name: 'never ends its own session',
      start: known,
      events: [],
      ends: { signedIn: 'listed' },
      refuses: [own],
    },
    {
      name: 'keeps the list when a change is refused, and forgets the refusal with the next one',
      start: known,
      events: [ended, model.failed('endSession', down), send['others.ended']],
      ends: { signedIn: 'endingOthers' },
      also: ({ context }) => expect(context).toMatchObject({ devices: all, failure: null }),
    },
    {
      name: 'reads the devices again after the dialog of the password',
      start: known,
      events: [send['devices.outdated'], model.done('getSessions', alone)],
      ends: { signedIn: 'listed' },
      also: ({ context }) => expect(context.devices).toEqual(alone),
    },
    {
      name: 'leads a guest to the sign-in, and then to the devices',
      events: [model.done('getSessions', null), send['customer.arrived'], model.done('getSessions', all)],
      ends: { signedIn: 'listed' },
    },
    {
      name: 'shows nothing of the account after the sign-out',
      start: known,
      events: [ended, model.failed('endSession', down), send['customer.left']],
      ends: 'leaving',
      also: ({ context }) => expect(context).toEqual({ devices: null, chosenId: null, failure: null }),
    },
  ],
  waits: {},
});
