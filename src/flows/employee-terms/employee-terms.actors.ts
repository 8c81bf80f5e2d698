import { type ActorRefFrom, fromPromise } from 'xstate';
import type { dialogsMachine } from '#machines/dialogs/dialogs.machine.ts';
import type { EmployeeTermsPorts } from '#machines/employee-terms/employee-terms.setup.ts';
import type { toastsMachine } from '#machines/toasts/toasts.machine.ts';
import { api } from '#src/api/api.ts';
import { ApiProblem } from '#src/api/problem.ts';
import type { CartRef } from '#src/flows/shared/requestChange.ts';
import { remember, rememberedSession } from '#src/flows/shared/stored-session.ts';

interface Surroundings {
  cart: CartRef;
  dialogs: ActorRefFrom<typeof dialogsMachine>;
  toasts: ActorRefFrom<typeof toastsMachine>;
}

/** The actors of the terms: the service, the cart whose prices they change, toasts, and the dialog. */
export const createEmployeeTermsActors = ({ cart, dialogs, toasts }: Surroundings): EmployeeTermsPorts => ({
  acceptTerms: fromPromise(async ({ signal }) => {
    const { error, response } = await api.PUT('/consumers-v3/consumer/employee/terms', { signal });
    if (!response.ok) throw new ApiProblem(response.status, error);
    const session = rememberedSession();
    if (session) remember({ ...session, owesTerms: false });
  }),
  thank: fromPromise(async () => {
    cart.send({ type: 'cart.outdated' });
    toasts.send({ type: 'toast.raised', notice: { title: 'termsAccepted', tone: 'success' } });
  }),
  close: fromPromise(async () => dialogs.send({ type: 'dialog.dismissed' })),
});
