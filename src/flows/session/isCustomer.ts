import { rememberedSession } from './session.actors.ts';

/** Whoever shops in this browser has signed in. */
export const isCustomer = (): boolean => (rememberedSession()?.consumerType ?? 'GUEST') !== 'GUEST';
