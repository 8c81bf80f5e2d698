import { useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { cartMachine } from '#machines/cart/cart.machine.ts';
import type { dialogsMachine } from '#machines/dialogs/dialogs.machine.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import { expected } from '#machines/shared/ports.ts';
import type { toastsMachine } from '#machines/toasts/toasts.machine.ts';
import { Storefront } from './StorefrontProvider.tsx';

/** The running chart of a name. Children live as long as the root; they exist on the server too, where nothing is started. */
export const useCartRef = (): ActorRefFrom<typeof cartMachine> =>
  expected(Storefront.useSelector(({ children }) => children['cart']), 'cart') as ActorRefFrom<typeof cartMachine>;
export const useSessionRef = (): ActorRefFrom<typeof sessionMachine> =>
  expected(Storefront.useSelector(({ children }) => children['session']), 'session') as ActorRefFrom<typeof sessionMachine>;
export const useToastsRef = (): ActorRefFrom<typeof toastsMachine> =>
  expected(Storefront.useSelector(({ children }) => children['toasts']), 'toasts') as ActorRefFrom<typeof toastsMachine>;
export const useDialogsRef = (): ActorRefFrom<typeof dialogsMachine> =>
  expected(Storefront.useSelector(({ children }) => children['dialogs']), 'dialogs') as ActorRefFrom<typeof dialogsMachine>;

type Select<Machine extends typeof cartMachine | typeof sessionMachine | typeof toastsMachine | typeof dialogsMachine, T> = (
  snapshot: SnapshotFrom<Machine>,
) => T;

export const useCart = <T>(select: Select<typeof cartMachine, T>): T => useSelector(useCartRef(), select);
export const useToasts = <T>(select: Select<typeof toastsMachine, T>): T => useSelector(useToastsRef(), select);
export const useDialogs = <T>(select: Select<typeof dialogsMachine, T>): T => useSelector(useDialogsRef(), select);
