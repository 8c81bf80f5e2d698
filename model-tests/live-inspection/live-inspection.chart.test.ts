import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/layers.ts';
import { model, send } from './live-inspection.model.ts';

const [first, second] = send['page.greeted'];
const [changed, changedElsewhere] = send['actor.changed'];
const [seen, seenElsewhere] = send['event.seen'];
const [leftFirst, leftSecond] = send['page.left'];

describeChart(model, {
  invariants: {
    'what is watched is a page': ({ nextState }) => {
      if (nextState.hasTag('live')) expect(nextState.context.page).not.toBeNull();
    },
  },
  stories: [
    {
      name: 'what a page tells is shown',
      events: [first, changed, seen],
      ends: 'watching',
      also: ({ context }) => {
        expect(context.actors).toEqual([{ chart: 'cart', state: 'deciding', context: null }]);
        expect(context.log).toHaveLength(1);
      },
    },
    {
      name: 'the page that greeted last is watched',
      events: [first, second],
      ends: 'watching',
      refuses: [changed, seen, leftFirst],
      also: ({ context }) => expect(context.page?.id).toBe('b'),
    },
    { name: 'another page is not listened to', events: [first], ends: 'watching', refuses: [changedElsewhere, seenElsewhere, leftSecond] },
    {
      name: 'while the list stands still states go on changing',
      events: [first, send['log.paused'], changed],
      ends: 'paused',
      refuses: [seen],
      also: ({ context }) => expect(context.actors[0]?.state).toBe('deciding'),
    },
    {
      name: 'a page that was closed can be read on',
      events: [first, seen, leftFirst],
      ends: 'left',
      also: ({ context }) => expect(context.log).toHaveLength(1),
    },
    {
      name: 'the list of events can be emptied, and fills again',
      events: [first, seen, send['log.cleared']],
      ends: 'watching',
      also: ({ context }) => expect(context.log).toEqual([]),
    },
    {
      name: 'who only listens on has missed nothing of the states',
      events: [first, send['log.paused'], send['log.resumed'], seen],
      ends: 'watching',
      also: ({ context }) => expect(context.log).toHaveLength(1),
    },
    {
      name: 'and its next load is watched again',
      events: [first, leftFirst, second],
      ends: 'watching',
      also: ({ context }) => expect(context.page?.id).toBe('b'),
    },
    {
      name: 'another page that greets is watched, though the list stood still',
      events: [first, send['log.paused'], second],
      ends: 'watching',
      also: ({ context }) => expect(context.page?.id).toBe('b'),
    },
    {
      name: 'a page may be closed while the list stands still; another one is none of it',
      events: [first, send['log.paused'], leftFirst],
      ends: 'left',
    },
    { name: 'nor is a page that was not watched', events: [first, send['log.paused']], ends: 'paused', refuses: [leftSecond] },
  ],
});
