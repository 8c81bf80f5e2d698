import { describeChart } from '#model-tests/support/chart.ts';
import { model, send } from './reload-guard.model.ts';

const asked = send['reload.requested'];

describeChart(model, {
  invariants: {},
  stories: [
    { name: 'the first reload happens', events: [asked, model.done('readReloadAge', null)], ends: 'reloading' },
    {
      name: 'a second one within ten seconds does not',
      events: [asked, model.done('readReloadAge', 9_999)],
      ends: 'refused',
      refuses: [asked],
    },
    {
      name: 'ten seconds later it happens again',
      events: [asked, model.done('readReloadAge', 10_000)],
      ends: 'reloading',
    },
    {
      name: 'without storage the page does not reload',
      events: [asked, model.failed('readReloadAge', new Error('no storage'))],
      ends: 'refused',
    },
    {
      name: 'after the period it may be asked again',
      events: [asked, model.done('readReloadAge', 9_999), model.after('guardPeriod'), asked],
      ends: 'checking',
    },
    {
      name: 'a reload that was only blocked by the browser may be asked for again',
      events: [asked, model.done('readReloadAge', null), model.done('reloadPage', undefined)],
      ends: 'armed',
    },
    {
      name: 'one that failed waits for the period',
      events: [asked, model.done('readReloadAge', null), model.failed('reloadPage', new Error('no window'))],
      ends: 'refused',
    },
  ],
  waits: { guardPeriod: 10_000 },
});
