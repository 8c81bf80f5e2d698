import { fromCallback, setup } from 'xstate';
import { modelOf } from '#src/chart-kit/explore/model.ts';

/** Based on the media player in XState's documentation: parallel regions, a callback and a history state. */
const machine = setup({
  types: {
    events: {} as
      | { type: 'play.pressed' }
      | { type: 'pause.pressed' }
      | { type: 'track.ended' }
      | { type: 'mute.pressed' }
      | { type: 'call.started' }
      | { type: 'call.ended' },
  },
  actors: { watchCalls: fromCallback(() => {}) },
}).createMachine({
  id: 'media-player',
  description: 'Plays a track, with or without sound, and gives way to a call.',
  initial: 'open',
  invoke: { id: 'watchCalls', src: 'watchCalls', onError: { target: '.open' } },
  states: {
    open: {
      description: 'The player is shown.',
      type: 'parallel',
      on: { 'call.started': { target: 'interrupted' } },
      states: {
        playback: {
          description: 'What the track does.',
          initial: 'paused',
          states: {
            paused: { description: 'The track waits.', on: { 'play.pressed': { target: 'playing' } } },
            playing: {
              description: 'The track is heard.',
              on: { 'pause.pressed': { target: 'paused' }, 'track.ended': { target: 'ended' } },
            },
            ended: { description: 'The track is over.', on: { 'play.pressed': { target: 'playing' } } },
          },
        },
        sound: {
          description: 'Whether there is sound.',
          initial: 'on',
          states: {
            on: { description: 'With sound.', on: { 'mute.pressed': { target: 'off' } } },
            off: { description: 'Without sound.', on: { 'mute.pressed': { target: 'on' } } },
          },
        },
      },
    },
    before: { description: 'As it was before the call.', type: 'history', history: 'deep', target: 'open' },
    interrupted: { description: 'Somebody calls.', on: { 'call.ended': { target: 'before' } } },
  },
});

export const mediaPlayer = modelOf(machine, {
  input: undefined,
  send: {
    'play.pressed': { type: 'play.pressed' },
    'pause.pressed': { type: 'pause.pressed' },
    'track.ended': { type: 'track.ended' },
    'mute.pressed': { type: 'mute.pressed' },
    'call.started': { type: 'call.started' },
    'call.ended': { type: 'call.ended' },
  },
  outcomes: { watchCalls: { failed: [] } },
  project: () => null,
  why: 'there is no context',
  unreachable: { 'media-player: watchCalls failed → open': 'it only adds a listener; it cannot fail' },
});
