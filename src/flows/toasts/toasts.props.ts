import type { ActorRefFrom } from 'xstate';
import type { toastsMachine } from '#machines/toasts/toasts.machine.ts';
import type { CartRef } from '#src/flows/shared/requestChange.ts';

export interface ToastsProps {
  actor: ActorRefFrom<typeof toastsMachine>;
  /** The chart that retries changes. */
  cartRef: CartRef;
}
