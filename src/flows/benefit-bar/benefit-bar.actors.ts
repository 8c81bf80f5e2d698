import { fromCallback, fromPromise } from 'xstate';
import type { BenefitBarPorts } from '#machines/benefit-bar/benefit-bar.setup.ts';
import { storedIds, storeId, watchStoredIds } from '#src/flows/shared/stored-ids.ts';
import { closedKey } from './closed-bars.ts';

/** The actors of a bar of benefits: its element `bar-<id>`, and the storage of this device. */
export const createBenefitBarActors = (barId: string): BenefitBarPorts => ({
  recallClosed: fromPromise(async () => storedIds(closedKey)),
  saveClosed: fromPromise(async ({ input: { id } }) => storeId(closedKey, id)),
  watchDevice: fromCallback(({ sendBack }) =>
    watchStoredIds(closedKey, (closed) => sendBack({ type: 'device.changed', closed })),
  ),
  hideBar: fromCallback(() => {
    const bar = document.getElementById(`bar-${barId}`);
    if (bar) bar.hidden = true;
  }),
});
