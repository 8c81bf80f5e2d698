import { popupsMachine } from '#machines/popups/popups.machine.ts';
import type { Popup } from '#openapi/generated/waymark.gen.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

export const newsletter: Popup = {
  id: 'popup-newsletter',
  name: 'newsletter autumn',
  delay: 2000,
  title: 'Notes from the trail',
  minimizedTitle: 'Ten percent off',
  maximizedTitle: 'Ten percent off your first order',
  baselines: [{ id: 'popup-text', type: 'richText', html: '<p>Two letters a month.</p>' }],
  targets: [{ url: '/newsletter', text: 'Sign up', style: 'primary', dialog: 'newsletter' }],
  disclaimer: 'For new subscribers, once.',
  colours: { background: 'moss' },
};
export const members: Popup = {
  id: 'popup-members',
  name: 'members',
  delay: 2000,
  title: 'Waymark Collective',
  baselines: [],
  targets: [],
};

const popups = [newsletter, members];
export const found = {
  both: { popups, dismissed: [] },
  second: { popups, dismissed: [newsletter.id] },
  none: { popups, dismissed: [newsletter.id, members.id] },
};
export const noSpace = { errorId: 'APP000', message: 'the device has no space', status: 0 };
export const offline = { errorId: 'APP000', message: 'no answer', status: 0 };

export const send = {
  'page.freed': { type: 'page.freed' },
  'page.taken': { type: 'page.taken' },
  'device.changed': [
    { type: 'device.changed', dismissed: [newsletter.id] },
    { type: 'device.changed', dismissed: [] },
  ],
  'popup.opened': { type: 'popup.opened' },
  'popup.minimised': { type: 'popup.minimised' },
  'focus.covered': { type: 'focus.covered' },
  'target.followed': { type: 'target.followed' },
  'popup.dismissed': { type: 'popup.dismissed' },
} as const;

export const model = modelOf(popupsMachine, {
  input: undefined,
  send,
  outcomes: {
    watchPage: { failed: [] },
    watchDevice: { failed: [] },
    watchPopup: { failed: [new Error('no pop-up')] },
    readPopups: { done: [found.both, found.second, found.none], failed: [offline] },
    saveDismissal: { done: [undefined], failed: [noSpace] },
  },
  project: ({ popup }) => popup?.id ?? null,
  why: 'a guard reads which pop-up it is; nothing reads the rest of it',
  unreachable: {
    'popups: watchPage failed → unavailable': 'the port only listens to the page; it cannot fail',
    'popups: watchDevice failed → unavailable': 'the port only listens to the device; it cannot fail',
  },
});
