import type { ActorRefFrom } from 'xstate';
import type { DialogName } from '#machines/dialogs/dialogs.types.ts';
import type { productMachine } from '#machines/product/product.machine.ts';

/** Opens a dialog of the shop by name, with what it shows. */
export type OnDialog = (name: DialogName, data: Record<string, unknown>) => void;

export type ProductRef = ActorRefFrom<typeof productMachine>;
