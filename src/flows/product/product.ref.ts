import type { ActorRefFrom } from 'xstate';
import type { ShownDialog } from '#src/flows/dialogs/dialogs.registry.ts';
import type { productMachine } from '#machines/product/product.machine.ts';

/** Opens a dialog of the shop by name, with what it shows. */
export type OnDialog = (name: ShownDialog, data: Record<string, unknown>) => void;

export type ProductRef = ActorRefFrom<typeof productMachine>;
