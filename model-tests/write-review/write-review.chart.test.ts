import { expect } from 'vitest';
import { selectDraft } from '#machines/write-review/write-review.selectors.ts';
import { describeChart } from '#model-tests/support/chart.ts';
import {
  begun,
  begunAnew,
  fields,
  model,
  nothing,
  picture,
  refusals,
  send,
  shown,
  waiting,
} from './write-review.model.ts';

const submit = send['form.submitted'];
const unwritten = model.done('getOwnReview', nothing);

describeChart(model, {
  invariants: {
    'a review that is told of is there': ({ nextState }) => {
      if (nextState.matches('told')) expect(nextState.context.review).not.toBeNull();
    },
    'why the last try was refused is said beside the form alone': ({ nextState }) => {
      if (nextState.matches('submitting') || nextState.matches('told')) expect(nextState.context.failure).toBeNull();
    },
  },
  stories: [
    {
      name: 'a customer writes a review, which waits for approval',
      events: [unwritten, submit, model.done('writeReview', waiting)],
      ends: 'told',
      also: ({ context }) => expect(context.review).toEqual(waiting),
      refuses: [submit],
    },
    {
      name: 'a guest signs in and goes on',
      events: [model.failed('getOwnReview', refusals.guest), send['customer.arrived'], unwritten],
      ends: 'writing',
    },
    {
      name: 'a session that ends while the review is sent does not lose it',
      events: [unwritten, submit, model.failed('writeReview', refusals.guest), send['customer.arrived'], unwritten],
      ends: 'writing',
      also: ({ context }) => expect(context.draft).toEqual(fields),
    },
    {
      name: 'a review that is too long can be shortened and sent again',
      events: [unwritten, submit, model.failed('writeReview', refusals.tooLong), submit],
      ends: 'submitting',
      refuses: [submit],
    },
    {
      name: 'an author reads that the review is shown, and writes it anew',
      events: [model.done('getOwnReview', shown), send['rewriting.requested']],
      ends: 'writing',
    },
    {
      name: 'a customer who signs out leaves nothing to the next one',
      events: [model.done('getOwnReview', shown), send['customer.left']],
      ends: 'guest',
      also: ({ context }) => expect([context.review, context.draft]).toEqual([null, null]),
    },
    {
      name: 'what is typed is kept for the tab',
      events: [unwritten, send['review.typed']],
      ends: 'writing',
      also: (_, { sent }) =>
        expect(sent.filter(({ to }) => to === 'keepDraft').map(({ event }) => event)).toEqual([
          { type: 'draft.kept', productId: 'WMTR1001MOS', draft: fields },
        ]),
    },
    {
      name: 'a dialog that was closed begins with what was typed',
      events: [model.done('getOwnReview', begun)],
      ends: 'writing',
      also: ({ context }) => expect(context.draft).toEqual(begun.draft),
    },
    {
      name: 'an author who had begun to write their review anew goes on with it',
      events: [model.done('getOwnReview', begunAnew)],
      ends: 'writing',
      also: (snapshot) => expect(selectDraft(snapshot)).toEqual(begunAnew.draft),
    },
    {
      name: 'a tab whose storage is full takes nothing from whoever writes on',
      events: [unwritten, send['review.typed']],
      ends: { writing: 'ready' },
      refuses: [model.failed('keepDraft', new Error('the storage is full'))],
    },
    {
      name: 'a review that is sent leaves no draft',
      events: [unwritten, submit, model.done('writeReview', waiting)],
      ends: 'told',
      also: (_, { sent }) =>
        expect(sent.filter(({ to }) => to === 'keepDraft').map(({ event }) => event)).toMatchObject([{ draft: null }]),
    },
    {
      name: 'a picture is added to what is typed, kept for the tab, and sent with the review',
      events: [
        unwritten,
        send['review.typed'],
        send['picture.chosen'],
        model.done('addPicture', picture),
        send['form.submitted'],
      ],
      ends: 'submitting',
      also: (_, { sent }) =>
        expect(sent.filter(({ to }) => to === 'keepDraft').at(-1)?.event).toMatchObject({
          pictures: [picture],
        }),
    },
    {
      name: 'the review is not sent without a picture that is on its way',
      events: [unwritten, send['picture.chosen']],
      ends: { writing: 'addingPicture' },
      refuses: [submit, send['picture.chosen']],
    },
    {
      name: 'a file that is no picture leaves the others, and another may be chosen',
      events: [
        model.done('getOwnReview', begun),
        send['picture.chosen'],
        model.failed('addPicture', refusals.noPicture),
        send['picture.chosen'],
        model.done('addPicture', picture),
      ],
      ends: { writing: 'ready' },
      also: ({ context }) => {
        expect(context.pictures).toHaveLength(4);
        expect(context.pictureFailure).toBeNull();
      },
      refuses: [send['picture.chosen']],
    },
    {
      name: 'a picture that is removed makes room for another',
      events: [
        model.done('getOwnReview', begun),
        send['picture.chosen'],
        model.done('addPicture', picture),
        send['picture.removed'],
        send['picture.chosen'],
      ],
      ends: { writing: 'addingPicture' },
    },
    {
      name: 'a picture that is removed is not there when the dialog is opened again',
      events: [unwritten, send['picture.chosen'], model.done('addPicture', picture), send['picture.removed']],
      ends: { writing: 'ready' },
      also: (_, { sent }) =>
        expect(sent.filter(({ to }) => to === 'keepDraft').at(-1)?.event).toMatchObject({ pictures: [] }),
    },
    {
      name: 'whoever removes the last picture shares the next one only if they say so again',
      events: [
        model.done('getOwnReview', {
          review: null,
          draft: { ...fields, sharesPictures: true, pictures: [picture] },
          canSharePictures: true,
        }),
        send['picture.removed'],
      ],
      ends: 'writing',
      also: ({ context }) => expect(context.draft?.sharesPictures).toBe(false),
    },
    {
      name: 'pictures of a review are not shared anew without a word',
      events: [model.done('getOwnReview', shown), send['rewriting.requested']],
      ends: 'writing',
      also: (snapshot) => expect(selectDraft(snapshot)?.sharesPictures).toBeUndefined(),
    },
    {
      name: 'a failure is told, and tried again',
      events: [model.failed('getOwnReview', refusals.down), send['review.retried']],
      ends: 'loading',
    },
  ],
});
