import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import { model, pictures, refusals, send } from './user-content.model.ts';

const given = send['consent.given'];
const wait = model.after('untilCreation');
const read = model.done('readPictures', pictures);
const [first, second] = send['report.requested'];
const submit = send['report.submitted'];
const shown = [given, wait, read, send['place.cleared']];

describeChart(model, {
  waits: { untilCreation: 500 },
  invariants: {
    'the gallery is asked with consent only': ({ state, nextState }) => {
      if (nextState.matches({ allowed: 'reading' })) expect(state.matches('allowed')).toBe(true);
    },
    'without consent no picture is known': ({ nextState }) => {
      if (!nextState.matches('allowed'))
        expect(nextState.context).toMatchObject({ pictures: [], reported: [], asked: null });
    },
    'a picture is reported once': ({ nextState }) => {
      const { reported, asked } = nextState.context;
      expect(new Set(reported).size).toBe(reported.length);
      if (nextState.matches({ allowed: { shown: 'reporting' } })) expect(reported).not.toContain(asked?.id);
    },
    'pictures come only where they move nothing': ({ state, event, nextState }) => {
      if (nextState.matches({ allowed: 'shown' }) && !state.matches({ allowed: 'shown' }))
        expect(event.type).toBe('place.cleared');
    },
  },
  stories: [
    { name: 'without consent nothing happens', events: [], ends: 'withheld', refuses: [send['place.cleared']] },
    {
      name: 'pictures come half a second after the shopper came near',
      events: [given, wait, read, send['place.cleared']],
      ends: { allowed: { shown: 'reading' } },
      also: ({ context }) => expect(context.pictures).toEqual(pictures),
    },
    {
      name: 'pictures wait while their place is in the window',
      events: [given, wait, read],
      ends: { allowed: 'held' },
    },
    {
      name: 'a reported picture is told to the gallery, and is not reported again',
      events: [...shown, first, submit, model.done('reportPicture', undefined)],
      ends: { allowed: { shown: 'reading' } },
      refuses: [first],
      also: ({ context }) => expect(context.reported).toEqual(['one']),
    },
    {
      name: 'another picture is reported after the first',
      events: [
        ...shown,
        first,
        submit,
        model.done('reportPicture', undefined),
        second,
        submit,
        model.done('reportPicture', undefined),
      ],
      ends: { allowed: { shown: 'reading' } },
      also: ({ context }) => expect(context.reported).toEqual(['one', 'two']),
    },
    {
      name: 'a report that is not sent changes nothing',
      events: [...shown, first, send['report.dismissed']],
      ends: { allowed: { shown: 'reading' } },
      also: ({ context }) => expect(context.reported).toEqual([]),
    },
    {
      name: 'why a report was refused is said, and it can be sent again or left',
      events: [...shown, first, submit, model.failed('reportPicture', refusals.tooMany)],
      ends: { allowed: { shown: 'asking' } },
      also: ({ context }) => expect(context).toMatchObject({ reported: [], failure: refusals.tooMany }),
    },
    {
      name: 'a refusal is forgotten when the dialog opens again',
      events: [...shown, first, submit, model.failed('reportPicture', refusals.down), send['report.dismissed'], second],
      ends: { allowed: { shown: 'asking' } },
      also: ({ context }) => expect(context.failure).toBeNull(),
    },
    {
      name: 'a second press while the gallery is told changes nothing',
      events: [...shown, first, submit],
      ends: { allowed: { shown: 'reporting' } },
      refuses: [submit, send['report.dismissed']],
    },
    {
      name: 'consent that is taken back takes the pictures away',
      events: [given, wait, read, send['place.cleared'], send['consent.withdrawn']],
      ends: 'withheld',
    },
    {
      name: 'consent that comes again asks again',
      events: [given, send['consent.withdrawn'], given, wait],
      ends: { allowed: 'reading' },
    },
    {
      name: 'a gallery without pictures leaves no trace',
      events: [given, wait, model.done('readPictures', [])],
      ends: 'none',
    },
    {
      name: 'a gallery that does not answer leaves no trace',
      events: [given, wait, model.failed('readPictures', { errorId: 'API503', message: 'the gallery is away' })],
      ends: 'unavailable',
    },
  ],
});
