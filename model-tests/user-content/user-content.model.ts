import { userContentMachine } from '#machines/user-content/user-content.machine.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

const tents = { id: 'one', path: 'scene/camp-night/square', alt: 'Two tents', by: 'wren' };
const sky = { id: 'two', path: 'scene/aurora/square', alt: 'A green sky' };

export const pictures = [tents, sky];

export const refusals = {
  tooMany: { errorId: 'API429', message: 'too many', status: 429 },
  down: { errorId: 'UNEXPECTED', message: 'no network', status: 0 },
};

export const send = {
  'consent.given': { type: 'consent.given' },
  'consent.withdrawn': { type: 'consent.withdrawn' },
  'place.cleared': { type: 'place.cleared' },
  'report.requested': [
    { type: 'report.requested', picture: tents },
    { type: 'report.requested', picture: sky },
  ],
  'report.submitted': { type: 'report.submitted', reason: 'offensive' },
  'report.dismissed': { type: 'report.dismissed' },
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
    reportPicture: { done: [undefined], failed: Object.values(refusals) },
  },
  project: ({ pictures: known, reported, asked, failure }) => [
    known.length,
    reported.join(),
    asked?.id,
    failure?.errorId,
  ],
  why: 'the view shows the pictures, which of them are reported, and why a report was refused',
});
