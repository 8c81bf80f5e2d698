import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import { lost, model, send } from './simulator.model.ts';

const loaded = model.done('loadChart', undefined);
const [first, second] = send['step.taken'];
const [toStart, toFirst] = send['trail.cut'];
const [deep, bare] = send['address.read'];

describeChart(model, {
  invariants: {
    'there are steps exactly when one can be undone': ({ nextState }) => {
      if (nextState.matches('ready'))
        expect(nextState.context.steps.length > 0).toBe(nextState.matches({ ready: { trail: 'underway' } }));
    },
    'whatever the reader does is in the address': ({ event, sent, nextState: { context } }) => {
      if (!['step.taken', 'trail.cut', 'trail.restarted'].includes(event.type)) return;
      expect(sent).toEqual([
        { to: 'keepAddress', event: { type: 'address.wanted', start: context.start, steps: context.steps } },
      ]);
    },
    'the link is copied whenever the reader wants it, and never else': ({ event, state, nextState }) => {
      if (state.matches({ ready: { link: 'copying' } })) return;
      expect(nextState.matches({ ready: { link: 'copying' } })).toBe(event.type === 'link.wanted');
    },
    'an address that was read is not written': ({ event, sent }) => {
      if (event.type === 'address.read') expect(sent).toEqual([]);
    },
  },
  stories: [
    {
      name: 'two steps, one of them taken back',
      events: [loaded, first, second, toFirst],
      ends: { ready: { trail: 'underway' } },
      also: ({ context }) => expect(context.steps).toEqual(['reload.requested']),
    },
    {
      name: 'the last one taken back is the beginning',
      events: [loaded, first, toStart],
      ends: { ready: { trail: 'atStart' } },
      refuses: [toStart],
    },
    {
      name: 'a step in a past moment replaces what came later',
      events: [loaded, first, second, { ...first, after: 1 }],
      ends: { ready: { trail: 'underway' } },
      also: ({ context }) => expect(context.steps).toEqual(['reload.requested', 'reload.requested']),
    },
    {
      name: 'a shared link opens where it was copied',
      events: [loaded, deep],
      ends: { ready: { trail: 'underway', link: 'resting' } },
      also: ({ context }) => expect(context.steps).toEqual(['reload.requested']),
    },
    {
      name: 'an address without steps is the beginning',
      events: [loaded, first, bare],
      ends: { ready: { trail: 'atStart' } },
    },
    {
      name: 'starting again forgets everything',
      events: [loaded, first, { type: 'trail.restarted', start: 'a link' }],
      ends: { ready: { trail: 'atStart' } },
      also: ({ context }) => expect(context).toMatchObject({ start: 'a link', steps: [] }),
    },
    {
      name: 'the link is copied, and says so until something else happens',
      events: [loaded, first, send['link.wanted'], model.done('copyLink', undefined), second],
      ends: { ready: { link: 'resting' } },
    },
    {
      name: 'the link stops saying that it was copied after four seconds',
      events: [loaded, send['link.wanted'], model.done('copyLink', undefined), model.after('copiedLasts')],
      ends: { ready: { link: 'resting' } },
    },
    {
      name: 'a clipboard that refuses can be asked again',
      events: [
        loaded,
        send['link.wanted'],
        model.failed('copyLink', lost),
        send['link.wanted'],
        model.done('copyLink', undefined),
      ],
      ends: { ready: { link: 'copied' } },
    },
    {
      name: 'a chart that did not come is asked for again',
      events: [model.failed('loadChart', lost), send['retry.requested'], loaded],
      ends: 'ready',
    },
  ],
  waits: { copiedLasts: 4000 },
});
