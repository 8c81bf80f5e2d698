import type { ActorRefFrom } from 'xstate';
import type { listingMachine } from '#machines/listing/listing.machine.ts';

export type ListingRef = ActorRefFrom<typeof listingMachine>;
