import { devicesMachine } from '#machines/devices/devices.machine.ts';
import type { DeviceSession } from '#openapi/generated/waymark.gen.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

const here: DeviceSession = {
  sessionId: '2f6b1c5e-90f4-4a4e-8c39-7d1d0b2e5a11',
  browser: 'Firefox',
  system: 'Linux',
  seenAt: '2026-11-26T12:00:00.000Z',
  isCurrent: true,
};
const phone: DeviceSession = {
  sessionId: '8a0c3d7f-13b6-4f52-9f0e-5c2a6e8b4d22',
  browser: 'Safari',
  system: 'iPhone',
  seenAt: '2026-11-24T07:30:00.000Z',
  isCurrent: false,
};
const unknown: DeviceSession = {
  sessionId: '5d1f0b2a-6c77-4e0b-a0c4-3b9e8f7d6c33',
  seenAt: '2026-11-20T07:30:00.000Z',
  isCurrent: false,
};
export const alone = [here];
export const all = [here, phone, unknown];
export const left = [here, unknown];

export const down = { errorId: 'API503', message: 'down', status: 503 };

export const own = { type: 'session.ended', id: here.sessionId } as const;
export const send = {
  'session.ended': { type: 'session.ended', id: phone.sessionId },
  'others.ended': { type: 'others.ended' },
  'devices.outdated': { type: 'devices.outdated' },
  'devices.retried': { type: 'devices.retried' },
  'customer.arrived': { type: 'customer.arrived' },
  'customer.left': { type: 'customer.left' },
} as const;

export const model = modelOf(devicesMachine, {
  input: { devices: null },
  inputs: { 'the server knew them': { devices: all } },
  send,
  outcomes: {
    getSessions: { done: [all, alone, null], failed: [down] },
    endSession: { done: [left], failed: [down] },
    endOtherSessions: { done: [alone], failed: [down] },
    watchSession: { failed: [] },
    goHome: { done: [undefined], failed: [down] },
  },
  project: ({ devices, chosenId, failure }) => [devices?.map(({ sessionId }) => sessionId), chosenId, failure?.errorId],
  why: 'guards read which devices there are; the page shows the last refusal',
  unreachable: {
    'devices: watchSession failed → signedIn.unavailable': 'the port only listens to the session; it cannot fail',
  },
});
