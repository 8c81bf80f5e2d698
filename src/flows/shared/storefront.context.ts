import { createActorContext } from '@xstate/react';
import { storefrontMachine } from '#machines/storefront/storefront.machine.ts';

/** The root chart of the page (src/flows/storefront/StorefrontProvider.tsx). */
export const Storefront = createActorContext(storefrontMachine);
