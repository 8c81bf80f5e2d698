import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import { model, send } from './video.model.ts';

const seen = send['video.seen'];
const left = send['video.left'];
const play = send['play.requested'];
const started = model.done('startByItself', undefined);

describeChart(model, {
  invariants: {
    'nothing of a video-sharing site is in the page before a press': ({ nextState }) => {
      if (nextState.matches('embedded') || nextState.matches('embeddedHeld'))
        expect(nextState.context.player).toBe('embedded');
    },
  },
  stories: [
    { name: 'a lazy video waits until it is seen', events: [seen, started], ends: 'playing' },
    { name: 'a video that is not lazy starts at once', start: 'it starts at once', events: [started], ends: 'playing' },
    {
      name: 'the poster stays where a video may not start by itself',
      start: 'it starts at once',
      events: [model.failed('startByItself', new Error('not allowed'))],
      ends: 'resting',
    },
    { name: 'it pauses when it is out of sight', events: [seen, started, left], ends: 'held' },
    { name: 'it goes on when it is in sight again', events: [seen, started, left, seen, started], ends: 'playing' },
    {
      name: 'what the shopper paused stays paused',
      events: [seen, started, send['video.paused']],
      ends: 'paused',
      refuses: [left, seen],
    },
    {
      name: 'a video that does not load can be tried again',
      start: 'it starts by a press',
      events: [play, model.failed('startPlaying', new Error('no file')), play],
      ends: 'starting',
    },
    {
      name: 'the player of a video-sharing site comes with the press, and pauses out of sight',
      start: 'of a video-sharing site',
      events: [play, left],
      ends: 'embeddedHeld',
    },
  ],
});
