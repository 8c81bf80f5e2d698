import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import { model, pictures, send } from './user-content.model.ts';

const given = send['consent.given'];
const wait = model.after('untilCreation');
const read = model.done('readPictures', pictures);

describeChart(model, {
  waits: { untilCreation: 500 },
  invariants: {
    'the gallery is asked with consent only': ({ state, nextState }) => {
      if (nextState.matches({ allowed: 'reading' })) expect(state.matches('allowed')).toBe(true);
    },
    'without consent no picture is known': ({ nextState }) => {
      if (!nextState.matches('allowed')) expect(nextState.context.pictures).toEqual([]);
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
      ends: { allowed: 'shown' },
      also: ({ context }) => expect(context.pictures).toEqual(pictures),
    },
    {
      name: 'pictures wait while their place is in the window',
      events: [given, wait, read],
      ends: { allowed: 'held' },
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
