import { assertEvent, assign } from 'xstate';
import { expected } from '#machines/shared/ports.ts';
import { smsOptInSetup } from './sms-opt-in.setup.ts';

const withoutPhone = { target: '#sms-opt-in.withoutPhone', actions: 'rememberPhone' } as const;

/** The checkbox for news by SMS. */
export const smsOptInMachine = smsOptInSetup.createMachine({
  id: 'sms-opt-in',
  description:
    'How a customer agrees to news by SMS: the box shows the terms, their button marks the consent, and a code that comes by SMS confirms it. A phone that becomes invalid unticks the box (catalogue 4, SMS opt-in checkbox; core 7, subscription).',
  context: ({ input }) => ({ ...input, texted: null, failure: null }),
  invoke: { id: 'watchPhone', src: 'watchPhone', onError: { target: '.absent' } },
  initial: 'opening',
  states: {
    opening: {
      description: 'Does the page know the subscriptions already, or does a form send the consent along?',
      always: [{ guard: 'isKnown', target: 'deciding' }, { target: 'reading' }],
    },
    reading: {
      description: 'The subscriptions are read. Nothing is shown yet.',
      invoke: {
        id: 'getSubscriptions',
        src: 'getSubscriptions',
        onDone: [
          {
            guard: { type: 'isOffered', params: ({ event }) => event.output },
            target: 'deciding',
            actions: assign(({ event }) => ({ subscriptions: event.output })),
          },
          { target: 'absent' },
        ],
        onError: { target: 'absent' },
      },
      on: { 'phone.changed': { actions: 'rememberPhone' } },
    },
    absent: {
      description:
        'No box is shown: to a guest, to who has agreed already, where no SMS can be sent, or if that cannot be told now.',
      meta: { rests: 'The next page asks again.' },
    },
    deciding: {
      description: 'Is there a consent already, or one that waits for its code?',
      always: [
        { guard: { type: 'hasStatus', params: 'confirmed' }, target: 'absent' },
        { guard: { type: 'hasStatus', params: 'pending' }, target: 'code', actions: 'rememberPending' },
        { guard: 'hasPhone', target: 'unticked' },
        { target: 'withoutPhone' },
      ],
    },
    withoutPhone: {
      description: 'There is no valid phone: the box is not ticked and cannot be.',
      on: { 'phone.changed': { guard: 'isPhone', target: 'unticked', actions: 'rememberPhone' } },
    },
    unticked: {
      description: 'The customer may tick the box.',
      on: {
        'box.ticked': { target: 'terms' },
        'phone.changed': [{ guard: 'isPhone', actions: 'rememberPhone' }, withoutPhone],
      },
    },
    terms: {
      description: 'The terms are shown with a button that accepts them. A refused request says why.',
      exit: 'forgetFailure',
      on: {
        'box.unticked': { target: 'unticked' },
        'terms.accepted': [{ guard: 'isSentAlong', target: 'accepted' }, { target: 'requesting' }],
        'phone.changed': [{ guard: 'isPhone', actions: 'rememberPhone' }, withoutPhone],
      },
    },
    accepted: {
      description: 'The terms are accepted; the form around the box sends the consent along.',
      on: {
        'box.unticked': { target: 'unticked' },
        'phone.changed': [{ guard: 'isPhone', actions: 'rememberPhone' }, withoutPhone],
      },
    },
    requesting: {
      description: 'The code is sent by SMS. A second press does nothing.',
      tags: ['busy'],
      invoke: {
        id: 'requestCode',
        src: 'requestCode',
        input: ({ context }) => ({ recipient: expected(context.phone, 'phone') }),
        onDone: { target: 'code', actions: 'rememberTexted' },
        onError: [
          { guard: 'wasTexted', target: 'code', actions: 'rememberFailure' },
          { target: 'terms', actions: 'rememberFailure' },
        ],
      },
    },
    code: {
      description: 'The customer types the code of the SMS, or has it sent again. A wrong code says so.',
      exit: 'forgetFailure',
      on: { 'code.submitted': { target: 'confirming' }, 'code.requested': { target: 'requesting' } },
    },
    confirming: {
      description: 'The code is checked. A second press does nothing.',
      tags: ['busy'],
      invoke: {
        id: 'confirmCode',
        src: 'confirmCode',
        input: ({ event }) => {
          assertEvent(event, 'code.submitted');
          return { passcode: event.passcode };
        },
        onDone: { target: 'on' },
        onError: { target: 'code', actions: 'rememberFailure' },
      },
    },
    on: {
      description: 'The code was right: news by SMS are on.',
      meta: { rests: 'They are turned off in the account, where the subscriptions are.' },
    },
  },
});
