import { popupsSetup } from './popups.setup.ts';

const dismissal = { target: '#popups.saving' } as const;

/** An invitation of editors at the edge of the page. */
export const popupsMachine = popupsSetup.createMachine({
  id: 'popups',
  description:
    'The first pop-up that this device has not dismissed: small at first, large after its delay, and remembered by its id once it is dismissed (core 3 and 4, Pop-up; catalogue 3, 4 and 9).',
  context: { popup: null },
  invoke: [
    { id: 'watchPage', src: 'watchPage', onError: { target: '.unavailable' } },
    { id: 'watchDevice', src: 'watchDevice', onError: { target: '.unavailable' } },
  ],
  initial: 'held',
  states: {
    held: {
      description:
        'The shopper is asked about cookies, or pays: nothing is read and nothing is shown until the page is free.',
      on: { 'page.freed': { target: 'reading' } },
    },
    reading: {
      description: 'Is there a pop-up that this device has not dismissed?',
      invoke: {
        id: 'readPopups',
        src: 'readPopups',
        onDone: [
          {
            guard: { type: 'isAnyLeft', params: ({ event }) => event.output },
            target: 'offered',
            actions: 'choosePopup',
          },
          { target: 'none' },
        ],
        onError: { target: 'unavailable' },
      },
      on: { 'page.taken': { target: 'held' } },
    },
    offered: {
      description: 'A pop-up stands at the edge of the page. It moves nothing, and takes no focus.',
      on: {
        'page.taken': { target: 'aside' },
        'popup.dismissed': dismissal,
        'device.changed': { guard: 'isDismissedElsewhere', target: 'dismissed' },
      },
      initial: 'impression',
      states: {
        impression: {
          description: 'It is seen for the first time: only its title, until its delay is over.',
          entry: 'reportImpression',
          after: { untilExpansion: { target: 'expanded' } },
          on: { 'popup.opened': { target: 'expanded' } },
        },
        expanded: {
          description: 'It is large: what the editors wrote, and their buttons.',
          entry: 'reportExpansion',
          invoke: { id: 'watchPopup', src: 'watchPopup', onError: { target: 'minimised' } },
          on: {
            'popup.minimised': { target: 'minimised' },
            'focus.covered': { target: 'minimised' },
            // Whoever takes the offer need not see it again.
            'target.followed': { ...dismissal, actions: 'reportClick' },
          },
        },
        minimised: {
          description: 'It is small again and stays so: the shopper made it small, or it covered what had the focus.',
          on: { 'popup.opened': { target: 'expanded' } },
        },
      },
    },
    aside: {
      description: 'The shopper pays: the pop-up is away, and is small when they come back.',
      on: {
        'page.freed': { target: 'offered.minimised' },
        'device.changed': { guard: 'isDismissedElsewhere', target: 'dismissed' },
      },
    },
    saving: {
      description: 'The pop-up is gone. The device remembers its id.',
      invoke: {
        id: 'saveDismissal',
        src: 'saveDismissal',
        input: ({ context: { popup } }) => ({ id: popup?.id ?? '' }),
        onDone: { target: 'dismissed' },
        onError: { target: 'unsaved' },
      },
    },
    dismissed: {
      type: 'final',
      description: 'It was dismissed and is remembered. The next one is tried when the shop is opened again.',
      meta: { rests: 'Nothing is shown that could be left.' },
    },
    unsaved: {
      type: 'final',
      description: 'It was dismissed, and the device stores nothing: it comes again when the shop is opened again.',
      meta: { rests: 'Nothing is shown that could be left.' },
    },
    none: {
      type: 'final',
      description: 'Editors have no pop-up, or this device has dismissed all of them.',
      meta: { rests: 'Nothing is shown that could be left.' },
    },
    unavailable: {
      type: 'final',
      description: 'The pop-ups could not be read: the page goes without.',
      meta: { rests: 'Nothing is shown that could be left; the next page load asks again.' },
    },
  },
});
