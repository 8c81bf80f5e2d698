import { passkeyFailures } from '#machines/passkeys/passkey-failure.ts';
import { passkeysMachine } from '#machines/passkeys/passkeys.machine.ts';
import type { Passkey } from '#openapi/generated/waymark.gen.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

const phone: Passkey = {
  passkeyId: '4c1d9e7a-2b60-4f13-9a52-8e0b7c6d5f11',
  browser: 'Safari',
  system: 'iPhone',
  addedAt: '2026-11-20T12:00:00.000Z',
  usedAt: '2026-11-24T07:30:00.000Z',
};
const laptop: Passkey = {
  passkeyId: '8a0c3d7f-13b6-4f52-9f0e-5c2a6e8b4d22',
  addedAt: '2026-11-26T12:00:00.000Z',
};
export const one = [phone];
export const two = [laptop, phone];
export const most = Array.from({ length: 20 }, (_, at) => ({
  ...phone,
  passkeyId: at === 0 ? phone.passkeyId : `4c1d9e7a-2b60-4f13-9a52-8e0b7c6d5f${at + 11}`,
}));

export const down = { errorId: 'API503', message: 'down', status: 503 };
export const dismissed = { errorId: passkeyFailures.dismissed, message: '', status: 400 };
export const known = { errorId: passkeyFailures.known, message: '', status: 400 };
export const unsupported = { errorId: passkeyFailures.unsupported, message: '', status: 400 };
export const wrong = { errorId: 'AUT450', message: 'wrong', status: 422 };
export const full = { errorId: 'API409', message: 'full', status: 409 };

export const unlisted = { type: 'removal.requested', id: laptop.passkeyId } as const;
export const send = {
  'addition.requested': { type: 'addition.requested' },
  'addition.confirmed': { type: 'addition.confirmed', password: 'Trailhead1' },
  'addition.dismissed': { type: 'addition.dismissed' },
  'removal.requested': { type: 'removal.requested', id: phone.passkeyId },
  'removal.confirmed': { type: 'removal.confirmed' },
  'removal.dismissed': { type: 'removal.dismissed' },
  'passkeys.retried': { type: 'passkeys.retried' },
} as const;

export const model = modelOf(passkeysMachine, {
  input: undefined,
  send,
  outcomes: {
    getPasskeys: { done: [[], one, most], failed: [down] },
    addPasskey: { done: [two], failed: [wrong, dismissed, known, unsupported, full, down] },
    removePasskey: { done: [[]], failed: [down] },
  },
  project: ({ passkeys, chosenId, failure }) => [
    passkeys?.map(({ passkeyId }) => passkeyId),
    chosenId,
    failure?.errorId,
  ],
  survivors: {
    'adding: addPasskey failed [isPasswordWrong] → proving, after isDismissed':
      'a failure has one code: the password is wrong, or the dialog of the browser was closed',
  },
  why: 'guards read which passkeys there are, and how many; the page shows why the last change did not happen',
});
