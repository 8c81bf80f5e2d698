import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { pictureZoomMachine } from '#machines/picture-zoom/picture-zoom.machine.ts';
import { selectTransform } from '#machines/picture-zoom/picture-zoom.selectors.ts';
import { describeChart } from '#model-tests/support/chart.ts';
import { input, model, send } from './picture-zoom.model.ts';

const [closer, farther] = send['zoom.requested'];
const moved = send['picture.moved'];
const [first, second] = send['picture.chosen'];

describeChart(model, {
  invariants: {
    'the whole picture is in its place': ({ nextState: { value, context } }) => {
      if (value === 'whole') expect(context).toMatchObject({ scale: 1, center: { x: 0.5, y: 0.5 } });
      else expect(context.scale).toBeGreaterThan(1);
    },
    'no side of the frame is empty': ({ nextState: { context } }) => {
      const edge = 0.5 / context.scale;
      for (const value of Object.values(context.center)) {
        expect(value).toBeGreaterThanOrEqual(edge);
        expect(value).toBeLessThanOrEqual(1 - edge);
      }
    },
  },
  stories: [
    {
      name: 'a picture is enlarged twice, four times, and no more',
      events: [closer, closer],
      ends: 'enlarged',
      refuses: [closer],
      also: ({ context }) => expect(context.scale).toBe(4),
    },
    { name: 'a picture that is enlarged becomes whole again', events: [closer, farther], ends: 'whole' },
    {
      name: 'the whole picture is neither moved nor made smaller',
      events: [],
      ends: 'whole',
      refuses: [moved, farther],
    },
    {
      name: 'another picture is whole at first',
      events: [closer, moved, second],
      ends: 'whole',
      refuses: [second],
      also: ({ context }) => expect(context.at).toBe(1),
    },
    {
      name: 'the shown picture stays as it is when it is chosen again',
      events: [closer],
      ends: 'enlarged',
      refuses: [first],
    },
  ],
  waits: {},
  pairs: true,
});

const open = () => createActor(pictureZoomMachine, { input }).start();

test('keeps the point under the fingers where it is', () => {
  const actor = open();
  actor.send({ type: 'zoom.requested', by: 2, about: { x: 1, y: 0 } });
  expect(actor.getSnapshot().context.center).toEqual({ x: 0.75, y: 0.25 });
  actor.send({ type: 'zoom.requested', by: 2, about: { x: 1, y: 0 } });
  expect(actor.getSnapshot().context.center).toEqual({ x: 0.875, y: 0.125 });
});

test('moves with the finger, up to the edge of the picture', () => {
  const actor = open();
  actor.send({ type: 'zoom.requested', by: 4, about: { x: 0.5, y: 0.5 } });
  actor.send({ type: 'picture.moved', by: { x: 0.5, y: 0 } });
  expect(selectTransform(actor.getSnapshot())).toBe('translate(50.00%, 0.00%) scale(4.000)');
  actor.send({ type: 'picture.moved', by: { x: 9, y: -9 } });
  expect(actor.getSnapshot().context.center).toEqual({ x: 0.125, y: 0.875 });
});

test('takes no picture that there is not', () => {
  const actor = open();
  actor.send({ type: 'picture.chosen', at: 9 });
  expect(actor.getSnapshot().context.at).toBe(0);
});
