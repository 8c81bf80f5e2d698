import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { completeProfileMachine } from '#machines/complete-profile/complete-profile.machine.ts';
import { type ShownStep, shownSteps } from '#machines/complete-profile/complete-profile.page.ts';
import { describeChart } from '#model-tests/support/chart.ts';
import {
  customers,
  dismissed,
  guest,
  interestsAlone,
  interestsPage,
  interestsRefused,
  model,
  page,
  reloaded,
  refusals,
  saved,
  send,
  unsupported,
} from './complete-profile.model.ts';

const skip = send['step.skipped'];
const back = send['step.reversed'];
const [chosen, noneChosen] = send['interests.submitted'];
const open = (customer: keyof typeof customers) => model.done('loadProfile', customers[customer]);
const isSaved = (id: 'savePhone' | 'saveDetails' | 'saveInterests') => model.done('saveProfile', saved, id);
const requested = (step: ShownStep) => ({ type: 'step.requested', step }) as const;
const left = model.done('leave', undefined);
/** The step that a snapshot shows, as the address of the page names it. */
const shownIn = (snapshot: SnapshotFrom<typeof completeProfileMachine>): ShownStep | null =>
  shownSteps.find((step) => snapshot.matches({ steps: step })) ?? null;

describeChart(model, {
  invariants: {
    'nothing is asked before the profile is read': ({ nextState }) => {
      if (nextState.matches('steps')) expect(nextState.context.known).not.toBeNull();
    },
    'a guest sees nothing of a profile': ({ nextState }) => {
      if (nextState.matches('guest')) expect(nextState.context).toMatchObject({ known: null, steps: [] });
    },
    'why a step was refused is said in that step alone': ({ nextState }) => {
      if (nextState.hasTag('busy') || nextState.matches({ steps: 'success' }))
        expect(nextState.context.failure).toBeNull();
    },
    'the address of the page names the step that is seen, also after Back and Forward': ({
      state,
      event,
      nextState,
      sent,
    }) => {
      const told = sent.filter(({ to }) => to === 'watchSteps').at(-1)?.event;
      const step = shownIn(nextState);
      if (step && step !== shownIn(state)) expect(told).toEqual({ type: 'step.shown', step });
      else if (step && event.type === 'step.requested' && event.step !== step)
        expect(told).toEqual({ type: 'step.kept' });
    },
    'the end says that something is saved only if something is': ({ nextState }) => {
      if (nextState.matches({ steps: 'success' })) expect(nextState.context.hasSaved).toBe(true);
    },
  },
  stories: [
    {
      name: 'a reload of the page keeps the step',
      start: reloaded.interests,
      events: [open('new')],
      ends: { steps: { interests: 'editing' } },
    },
    {
      name: 'a step that the customer is not asked is not begun with',
      start: reloaded.passkey,
      events: [open('member')],
      ends: { steps: { mobile: 'editing' } },
    },
    {
      name: 'Back leads to the step before, and to no step that is not asked',
      start: page,
      events: [open('member'), skip, skip, back, requested('mobile'), requested('passkey')],
      ends: { steps: { mobile: 'editing' } },
    },
    {
      name: 'Back does not interrupt what is being saved',
      start: page,
      events: [open('new'), skip, send['details.submitted'], requested('mobile')],
      ends: { steps: { details: 'saving' } },
    },
    {
      name: 'Back and Forward interrupt nothing that is being saved, on no step',
      start: page,
      events: [
        open('new'),
        send['phone.submitted'],
        requested('details'),
        isSaved('savePhone'),
        skip,
        chosen,
        requested('mobile'),
        isSaved('saveInterests'),
        send['passkey.requested'],
        requested('interests'),
        model.done('addPasskey', undefined),
      ],
      ends: { steps: 'success' },
    },
    {
      name: 'a new customer joins, answers everything, and adds a passkey',
      events: [
        open('new'),
        send['joining.requested'],
        model.done('joinLoyalty', undefined),
        send['welcome.read'],
        send['phone.submitted'],
        isSaved('savePhone'),
        send['details.submitted'],
        isSaved('saveDetails'),
        chosen,
        isSaved('saveInterests'),
        send['passkey.requested'],
        model.done('addPasskey', undefined),
      ],
      ends: { steps: 'success' },
      refuses: [skip, back],
    },
    {
      name: 'whoever answers nothing is let go without thanks',
      events: [open('new'), skip, skip, skip, skip, skip, left],
      ends: 'left',
      also: ({ context }) => expect(context.hasSaved).toBe(false),
    },
    {
      name: 'a member is welcomed, and asked for nothing that the shop knows',
      events: [open('member'), send['welcome.read'], skip],
      ends: 'leaving',
    },
    {
      name: 'whoever lacks nothing is welcomed, and let go',
      events: [open('complete'), send['welcome.read']],
      ends: 'leaving',
    },
    {
      name: 'a customer with a phone is asked for the rest, and goes back past the mobile number',
      events: [open('reachable'), send['welcome.read'], back],
      ends: { steps: 'welcome' },
    },
    {
      name: 'the way back ends at the offer of the membership',
      events: [open('new'), skip, skip, skip, skip, back, back, back, back],
      ends: { steps: { nonLoyalty: 'offering' } },
      refuses: [back],
    },
    {
      name: 'Back leads over a step that is not asked to the one before it',
      events: [open('unreachable'), send['welcome.read'], skip, back],
      ends: { steps: { mobile: 'editing' } },
    },
    {
      name: 'the page begins with the mobile number if there is none',
      start: page,
      events: [open('new')],
      ends: { steps: { mobile: 'editing' } },
      refuses: [back],
    },
    {
      name: 'the page begins with the profile if there is a phone',
      start: page,
      events: [open('reachable')],
      ends: { steps: { details: 'editing' } },
      refuses: [back],
    },
    {
      name: 'whoever has no interests and chooses none is asked nothing of the service, and not thanked',
      start: interestsAlone,
      events: [open('new'), noneChosen],
      ends: 'leaving',
    },
    {
      name: 'whoever had interests may have none',
      start: interestsAlone,
      events: [open('member'), noneChosen],
      ends: { steps: { interests: 'saving' } },
    },
    {
      name: 'a customer who changes their interests keeps those that the form does not list',
      start: interestsAlone,
      events: [open('member'), chosen],
      ends: { steps: { interests: 'saving' } },
      also: ({ children }) =>
        expect(children['saveInterests']?.getSnapshot()).toMatchObject({
          input: { change: { interests: 'Hiking|Climbing|Fell running' } },
        }),
    },
    {
      name: 'a page whose profile the server has read begins with the interests',
      start: interestsPage,
      events: [chosen, isSaved('saveInterests'), send['flow.left'], left],
      ends: 'left',
    },
    {
      name: 'a page whose form was refused says why',
      start: interestsRefused,
      events: [],
      ends: { steps: { interests: 'editing' } },
      also: ({ context }) => expect(context.failure).toEqual(refusals.tooMany),
    },
    {
      name: 'a shop without interests does not ask for them',
      start: interestsAlone,
      events: [open('complete')],
      ends: 'leaving',
    },
    {
      name: 'a phone of another account is told, and can be left out',
      events: [
        open('member'),
        send['welcome.read'],
        send['phone.submitted'],
        model.failed('saveProfile', refusals.phone, 'savePhone'),
      ],
      ends: { steps: { mobile: 'editing' } },
      also: ({ context }) => expect(context.failure).toEqual(refusals.phone),
    },
    {
      name: 'the next step does not repeat why the last was refused',
      events: [open('new'), send['joining.requested'], model.failed('joinLoyalty', refusals.lost), skip],
      ends: { steps: { mobile: 'editing' } },
      also: ({ context }) => expect(context.failure).toBeNull(),
    },
    {
      name: 'whoever closes the dialog of the browser is still offered the passkey',
      start: page,
      events: [open('new'), skip, skip, skip, send['passkey.requested'], model.failed('addPasskey', dismissed)],
      ends: { steps: { passkey: 'offering' } },
      also: ({ context }) => expect(context.failure).toBeNull(),
    },
    {
      name: 'a browser that makes no passkey says so',
      start: page,
      events: [open('new'), skip, skip, skip, send['passkey.requested'], model.failed('addPasskey', unsupported)],
      ends: { steps: { passkey: 'offering' } },
      also: ({ context }) => expect(context.failure).toEqual(unsupported),
    },
    {
      name: 'a second press saves nothing twice',
      start: page,
      events: [open('new'), send['phone.submitted']],
      ends: { steps: { mobile: 'saving' } },
      refuses: [send['phone.submitted'], skip, back],
    },
    {
      name: 'a guest of the page is asked for nothing until they sign in',
      start: page,
      events: [model.failed('loadProfile', guest), send['customer.arrived']],
      ends: 'loading',
    },
    {
      name: 'whoever signs out elsewhere leaves nothing of their profile',
      events: [open('member'), send['customer.left']],
      ends: 'guest',
      also: ({ context }) => expect(context.known).toBeNull(),
    },
    {
      name: 'after an outage the steps are there',
      events: [model.failed('loadProfile', refusals.lost), send['profile.retried'], open('member')],
      ends: { steps: 'welcome' },
    },
    {
      name: 'an outage can be left',
      events: [
        model.failed('loadProfile', refusals.lost),
        send['flow.left'],
        model.failed('leave', new Error('no dialog')),
      ],
      ends: 'left',
    },
  ],
  waits: {},
});
