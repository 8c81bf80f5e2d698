import { fromCallback, fromPromise } from 'xstate';
import type { BenefitBarPorts } from '#machines/benefit-bar/benefit-bar.setup.ts';
import { closedKey, idsIn } from './closed-bars.ts';

/** The actors of a bar of benefits: its element `bar-<id>`, and the storage of this device. */
export const createBenefitBarActors = (barId: string): BenefitBarPorts => ({
  recallClosed: fromPromise(async () => idsIn(localStorage.getItem(closedKey))),
  saveClosed: fromPromise(async ({ input: { id } }) => {
    const closed = new Set(idsIn(localStorage.getItem(closedKey))).add(id);
    localStorage.setItem(closedKey, [...closed].join(','));
  }),
  watchDevice: fromCallback(({ sendBack }) => {
    const hear = ({ key, newValue }: StorageEvent) => {
      if (key === closedKey) sendBack({ type: 'device.changed', closed: idsIn(newValue) });
    };
    addEventListener('storage', hear);
    return () => removeEventListener('storage', hear);
  }),
  hideBar: fromCallback(() => {
    const bar = document.getElementById(`bar-${barId}`);
    if (bar) bar.hidden = true;
  }),
});
