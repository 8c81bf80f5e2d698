import { type ActorRefFrom, fromPromise } from 'xstate';
import type { dialogsMachine } from '#machines/dialogs/dialogs.machine.ts';
import type { positionPorts } from '#machines/shared/position.ts';
import type { Position } from '#openapi/generated/waymark.gen.ts';
import { isAgreed } from './agreement.ts';

/** Milliseconds: the browser's limit to find a position, and the maximum age of a known one. */
const PATIENCE = 10_000;
const AGE = 300_000;

const located = (): Promise<Position> =>
  new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      reject,
      { timeout: PATIENCE, maximumAge: AGE },
    );
  });

/** The actors for the browser's position. A dialog of the shop first explains its use. */
export const createPositionActors = (dialogs: ActorRefFrom<typeof dialogsMachine>): typeof positionPorts => ({
  askForAgreement: fromPromise(async () => {
    if (isAgreed()) return true;
    await new Promise<void>((resolve) => {
      const { unsubscribe } = dialogs.on('dialog.closed', ({ name }) => {
        if (name !== 'location-confirmation') return;
        unsubscribe();
        resolve();
      });
      dialogs.send({ type: 'dialog.requested', name: 'location-confirmation', keepsLast: true });
    });
    return isAgreed();
  }),
  locate: fromPromise(located),
});
