import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import { selectIsTicked, selectScreen } from '#machines/sms-opt-in/sms-opt-in.selectors.ts';
import { confirmed, down, invalid, model, none, send, valid, wrong } from './sms-opt-in.model.ts';

const along = 'a form sends it along';
const { 'box.ticked': tick, 'terms.accepted': accept, 'code.submitted': code } = send;

describeChart(model, {
  invariants: {
    'a ticked box has a valid phone': ({ nextState }) => {
      if (selectScreen(nextState) === 'box' && selectIsTicked(nextState))
        expect(nextState.context.phone).not.toBeNull();
    },
    'no code is asked for before a phone got one': ({ nextState }) => {
      if (nextState.matches('code') || nextState.matches('confirming')) expect(nextState.context.texted).not.toBeNull();
    },
  },
  stories: [
    {
      name: 'the box, the terms and the code turn news by SMS on',
      events: [tick, accept, model.done('requestCode', undefined), code, model.done('confirmCode', undefined)],
      ends: 'on',
      also: ({ context }) => expect(context.texted).toBe(context.phone),
    },
    {
      name: 'a ticked box without accepted terms requests nothing',
      events: [tick],
      ends: 'terms',
      refuses: [code],
    },
    {
      name: 'a phone that becomes invalid unticks the box',
      events: [tick, invalid],
      ends: 'withoutPhone',
      refuses: [tick],
    },
    {
      name: 'a phone that becomes invalid unticks a box whose terms were accepted',
      start: along,
      events: [valid, tick, accept, invalid],
      ends: 'withoutPhone',
    },
    {
      name: 'a consent that a form sends along requests no code',
      start: along,
      events: [valid, tick, accept],
      ends: 'accepted',
    },
    {
      name: 'another valid phone keeps a consent whose terms were accepted',
      start: along,
      events: [valid, tick, accept, { ...valid, phone: '+13035550199' }],
      ends: 'accepted',
      also: ({ context }) => expect(context.phone).toBe('+13035550199'),
    },
    {
      name: 'a wrong code can be typed again',
      start: 'a code was sent',
      events: [code, model.failed('confirmCode', wrong)],
      ends: 'code',
      also: ({ context }) => expect(context.failure).toEqual(wrong),
    },
    {
      name: 'a code that cannot be sent again leaves the first one to be typed',
      start: 'a code was sent',
      events: [send['code.requested'], model.failed('requestCode', down)],
      ends: 'code',
    },
    {
      name: 'a request that fails leaves the terms to be accepted again',
      events: [tick, accept, model.failed('requestCode', down)],
      ends: 'terms',
      also: ({ context }) => expect(context.failure).toEqual(down),
    },
    {
      name: 'a phone that is typed while the subscriptions are read counts',
      start: 'nothing is known',
      events: [valid, model.done('getSubscriptions', none)],
      ends: 'unticked',
    },
    {
      name: 'shows no box to a guest',
      start: 'nothing is known',
      events: [model.done('getSubscriptions', null)],
      ends: 'absent',
    },
    {
      name: 'does not ask whoever has agreed',
      start: 'nothing is known',
      events: [model.done('getSubscriptions', confirmed)],
      ends: 'absent',
    },
  ],
  waits: {},
});
