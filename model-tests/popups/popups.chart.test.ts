import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import { found, members, model, newsletter, noSpace, offline, send } from './popups.model.ts';

const free = send['page.freed'];
const [elsewhere] = send['device.changed'];
const shown = [free, model.done('readPopups', found.both)];
const waited = model.after('untilExpansion');

describeChart(model, {
  waits: { untilExpansion: 2000 },
  invariants: {
    'nothing is shown that was dismissed': ({ event, nextState: { context } }) => {
      if ('output' in event && event['output'] === found.second) expect(context.popup?.id).toBe(members.id);
    },
    'a pop-up is shown only if there is one': ({ nextState }) => {
      if (nextState.matches('offered')) expect(nextState.context.popup).not.toBeNull();
    },
    'a pop-up that the shopper made small grows only at a press': ({ state, event, nextState }) => {
      if (state.matches({ offered: 'minimised' }) && nextState.matches({ offered: 'expanded' }))
        expect(event.type).toBe('popup.opened');
    },
  },
  stories: [
    { name: 'nothing is read while the shopper is asked about cookies', events: [], ends: 'held' },
    {
      name: 'the first one is small, then large',
      events: [...shown, waited],
      ends: { offered: 'expanded' },
      also: ({ context }) => expect(context.popup).toEqual(newsletter),
    },
    {
      name: 'the second one is tried after the first was dismissed on another visit',
      events: [free, model.done('readPopups', found.second)],
      ends: { offered: 'impression' },
      also: ({ context }) => expect(context.popup).toEqual(members),
    },
    { name: 'whoever dismissed all sees none', events: [free, model.done('readPopups', found.none)], ends: 'none' },
    {
      name: 'dismissing it remembers it',
      events: [...shown, send['popup.dismissed'], model.done('saveDismissal', undefined)],
      ends: 'dismissed',
    },
    {
      name: 'taking the offer is as good as dismissing it',
      events: [...shown, waited, send['target.followed'], model.done('saveDismissal', undefined)],
      ends: 'dismissed',
    },
    {
      name: 'it is gone even if the device stores nothing',
      events: [...shown, send['popup.dismissed'], model.failed('saveDismissal', noSpace)],
      ends: 'unsaved',
    },
    {
      name: 'it makes room for what has the focus',
      events: [...shown, waited, send['focus.covered']],
      ends: { offered: 'minimised' },
    },
    { name: 'it is away while the shopper pays', events: [...shown, waited, send['page.taken']], ends: 'aside' },
    {
      name: 'and small after it',
      events: [...shown, waited, send['page.taken'], free],
      ends: { offered: 'minimised' },
    },
    { name: 'another tab dismisses it', events: [...shown, elsewhere], ends: 'dismissed' },
    {
      name: 'without an answer there is none',
      events: [free, model.failed('readPopups', offline)],
      ends: 'unavailable',
    },
  ],
});
