import { useSelector } from '@xstate/react';
import type { ActorRefFrom, AnyStateMachine, SnapshotFrom } from 'xstate';
import type { cartMachine } from '#machines/cart/cart.machine.ts';
import type { dialogsMachine } from '#machines/dialogs/dialogs.machine.ts';
import type { miniCartMachine } from '#machines/mini-cart/mini-cart.machine.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import { expected } from '#machines/shared/ports.ts';
import type { toastsMachine } from '#machines/toasts/toasts.machine.ts';
import { Storefront } from './storefront.context.ts';

/**
 * A hook that returns a child chart by name. Children live as long as the root. They exist on the server, too, where
 * nothing is started.
 */
const childRef = <Machine extends AnyStateMachine>(name: string) =>
  function useChildRef(): ActorRefFrom<Machine> {
    return expected(
      Storefront.useSelector(({ children }) => children[name as 'cart']),
      name,
    ) as ActorRefFrom<Machine>;
  };

export const useCartRef = childRef<typeof cartMachine>('cart');
export const useMiniCartRef = childRef<typeof miniCartMachine>('miniCart');
export const useSessionRef = childRef<typeof sessionMachine>('session');
export const useToastsRef = childRef<typeof toastsMachine>('toasts');
export const useDialogsRef = childRef<typeof dialogsMachine>('dialogs');

type Select<Machine extends AnyStateMachine, T> = (snapshot: SnapshotFrom<Machine>) => T;

export const useCart = <T>(select: Select<typeof cartMachine, T>): T => useSelector(useCartRef(), select);
