import { createRoot } from 'react-dom/client';
import { createActor, fromCallback, fromPromise, type StateValue } from 'xstate';
import { type Parcel, trackingMachine } from './tracking.machine.ts';
import { TrackingView } from './TrackingView.tsx';

declare global {
  interface Window {
    /** The chart's state, read by the browser test. */
    stateOfExample?: () => StateValue;
  }
}

const machine = trackingMachine.provide({
  actors: {
    findParcel: fromPromise<Parcel, { number: string }>(async ({ input, signal }) => {
      const response = await fetch(`/parcels/${input.number}`, { signal });
      const body: unknown = await response.json();
      if (!response.ok) throw Object.assign(new Error('refused'), body);
      return body as Parcel;
    }),
    watchConnection: fromCallback(({ sendBack }) => {
      const lost = () => sendBack({ type: 'connection.lost' });
      const restored = () => sendBack({ type: 'connection.restored' });
      window.addEventListener('offline', lost);
      window.addEventListener('online', restored);
      return () => {
        window.removeEventListener('offline', lost);
        window.removeEventListener('online', restored);
      };
    }),
  },
});

const number = new URLSearchParams(location.search).get('number');
const actor = createActor(machine, { input: number === null ? {} : { number } }).start();
window.stateOfExample = () => actor.getSnapshot().value;
const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(<TrackingView actor={actor} />);
