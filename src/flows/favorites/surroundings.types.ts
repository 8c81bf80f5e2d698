import type { ActorRefFrom } from 'xstate';
import type { toastsMachine } from '#machines/toasts/toasts.machine.ts';
import type { LocaleCode } from '#src/domain/locale.ts';
import type { CartRef } from '#src/flows/shared/requestChange.ts';
import type { SessionRef } from '#src/flows/shared/requestSignIn.ts';

/** What the chart of the favourites needs of the page. */
export interface Surroundings {
  session: SessionRef;
  cart: CartRef;
  toasts: ActorRefFrom<typeof toastsMachine>;
  locale: LocaleCode;
}
