import { pictureZoomMachine } from '#machines/picture-zoom/picture-zoom.machine.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';
import { shoe } from '#model-tests/product/product.fixtures.ts';

export const input = { name: shoe.name, pictures: shoe.images, at: 0 };

const about = { x: 0.5, y: 0.5 };
export const send = {
  'zoom.requested': [
    { type: 'zoom.requested', by: 2, about },
    { type: 'zoom.requested', by: 0.5, about },
  ],
  'picture.moved': { type: 'picture.moved', by: { x: 1, y: 1 } },
  'picture.chosen': [
    { type: 'picture.chosen', at: 0 },
    { type: 'picture.chosen', at: 1 },
  ],
} as const;

export const model = modelOf(pictureZoomMachine, {
  input,
  send,
  outcomes: {},
  project: ({ at, scale }) => [at, scale],
  why: 'the guards ask which picture it is and how large; where it is moved to changes only what is seen',
});
