import type { ActorRefFrom } from 'xstate';
import type { toastsMachine } from '#machines/toasts/toasts.machine.ts';
import type { LocaleCode } from '#src/domain/locale.ts';
import type { CartRef } from '#src/flows/shared/requestChange.ts';
import type { SessionRef } from '#src/flows/shared/requestSignIn.ts';

/** Charts and locale that the favourites need. */
export interface Surroundings {
  session: SessionRef;
  cart: CartRef;
  toasts: ActorRefFrom<typeof toastsMachine>;
  locale: LocaleCode;
}
