import { assertEvent } from 'xstate';
import { expected } from '#machines/shared/ports.ts';
import { userContentSetup } from './user-content.setup.ts';

/** A gallery of shoppers' pictures on a page. */
export const userContentMachine = userContentSetup.createMachine({
  id: 'user-content',
  description:
    'Pictures that shoppers published, of a gallery that another company runs: asked for with consent only, 500 ms after the shopper comes near, and shown without moving what they read. A shopper may report a picture, which is then not shown to them any more (catalogue 3, User-generated-content block; catalogue 7, Social gallery; catalogue 8 and 9).',
  context: ({ input }) => ({ ...input, pictures: [], reported: [], asked: null, failure: null }),
  invoke: { id: 'watchConsent', src: 'watchConsent', onError: { target: '.unavailable', actions: 'forgetPictures' } },
  initial: 'withheld',
  states: {
    withheld: {
      description: 'The shopper has not allowed it: nothing is asked and nothing is shown.',
      on: { 'consent.given': { target: 'allowed' } },
    },
    allowed: {
      description: 'The shopper allows it. Whoever takes that back sees no picture any more.',
      on: { 'consent.withdrawn': { target: 'withheld', actions: 'forgetPictures' } },
      initial: 'waiting',
      states: {
        waiting: {
          description: 'The shopper is near the gallery. Half a second leaves the page to what it is for.',
          after: { untilCreation: { target: 'reading' } },
        },
        reading: {
          description: 'The gallery is asked for its newest pictures.',
          invoke: {
            id: 'readPictures',
            src: 'readPictures',
            input: ({ context: { filter, productId } }) => ({ filter, productId }),
            onDone: [
              {
                guard: { type: 'hasPictures', params: ({ event }) => event.output },
                target: 'held',
                actions: 'rememberPictures',
              },
              { target: '#user-content.none' },
            ],
            onError: { target: '#user-content.unavailable' },
          },
        },
        held: {
          description:
            'The pictures are there. They wait until their place is below the window, so that nothing moves.',
          invoke: {
            id: 'watchPlace',
            src: 'watchPlace',
            onError: { target: '#user-content.unavailable', actions: 'forgetPictures' },
          },
          on: { 'place.cleared': { target: 'shown' } },
        },
        shown: {
          description: 'The pictures are shown, each with the name of who published it.',
          initial: 'reading',
          states: {
            reading: {
              description:
                'The shopper looks at the pictures. Where one was reported, thanks are said in its place. Each other one may be reported.',
              on: {
                'report.requested': {
                  guard: { type: 'isUnreported', params: ({ event }) => event.picture.id },
                  target: 'asking',
                  actions: 'ask',
                },
              },
            },
            asking: {
              description:
                'A dialog asks what is wrong with the picture. Why the last try was refused is said above the reasons.',
              on: {
                'report.submitted': { target: 'reporting' },
                'report.dismissed': { target: 'reading' },
              },
            },
            reporting: {
              description: 'The gallery is told. A second press does nothing.',
              entry: 'forgetFailure',
              invoke: {
                id: 'reportPicture',
                src: 'reportPicture',
                input: ({ context, event }) => {
                  assertEvent(event, 'report.submitted');
                  return { pictureId: expected(context.asked, 'asked').id, reason: event.reason };
                },
                onDone: { target: 'reading', actions: 'rememberReport' },
                onError: { target: 'asking', actions: 'rememberFailure' },
              },
            },
          },
        },
      },
    },
    none: {
      type: 'final',
      description: 'The gallery has no such picture: the page goes without.',
      meta: { rests: 'Nothing is shown that could be left.' },
    },
    unavailable: {
      type: 'final',
      description: 'The gallery does not answer: the page goes without, and the service has logged why.',
      meta: { rests: 'Nothing is shown that could be left; the next page load asks again.' },
    },
  },
});
