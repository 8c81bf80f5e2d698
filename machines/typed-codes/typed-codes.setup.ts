import { setup } from 'xstate';
import { promisePort } from '#machines/shared/ports.ts';
import type { TypedCodesContext, TypedCodesEvent, TypedCodesTag } from './typed-codes.types.ts';

const ports = {
  /**
   * Applies what is typed, one form after the other, and waits for the answers. Rejects at the first that is incomplete
   * or refused, with the focus in its field.
   */
  applyTyped: promisePort<void>('applyTyped'),
  /** Runs the main button's action. If the shopper must see a new total first, it does nothing. */
  goOn: promisePort<void>('goOn'),
};

/** The effects that must be provided before a main button can apply codes. */
export type TypedCodesPorts = typeof ports;

export const typedCodesSetup = setup({
  types: { context: {} as TypedCodesContext, events: {} as TypedCodesEvent, tags: '' as TypedCodesTag },
  actors: ports,
});
