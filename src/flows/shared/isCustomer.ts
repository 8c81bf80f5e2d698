import { rememberedSession } from '#src/flows/shared/stored-session.ts';

/** True if the shopper of this browser has signed in. */
export const isCustomer = (): boolean => (rememberedSession()?.consumerType ?? 'GUEST') !== 'GUEST';
