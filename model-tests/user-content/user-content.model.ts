import { userContentMachine } from '#machines/user-content/user-content.machine.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

export const pictures = [
  { id: 'one', path: 'scene/camp-night/square', alt: 'Two tents', by: 'wren' },
  { id: 'two', path: 'scene/aurora/square', alt: 'A green sky' },
];

export const send = {
  'consent.given': { type: 'consent.given' },
  'consent.withdrawn': { type: 'consent.withdrawn' },
  'place.cleared': { type: 'place.cleared' },
} as const;

export const model = modelOf(userContentMachine, {
  input: { filter: null, productId: null },
  send,
  outcomes: {
    watchConsent: { failed: [new Error('no page')] },
    watchPlace: { failed: [new Error('no place')] },
    readPictures: {
      done: [pictures, []],
      failed: [{ errorId: 'API503', message: 'the gallery is away' }],
    },
  },
  project: ({ pictures: known }) => [known.length],
  why: 'the view shows the pictures',
});
