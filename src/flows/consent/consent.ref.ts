import type { ActorRefFrom } from 'xstate';
import type { consentMachine } from '#machines/consent/consent.machine.ts';

export type ConsentRef = ActorRefFrom<typeof consentMachine>;
