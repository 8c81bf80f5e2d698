import type { SnapshotFrom } from 'xstate';
import type { listingMachine } from './listing.machine.ts';

export type ListingSnapshot = SnapshotFrom<typeof listingMachine>;

/** The screen: products, none, or unreadable. The last products stay while others are loading. */
export type ListingScreen = 'products' | 'none' | 'unreadable' | 'first';

export function selectScreen(snapshot: ListingSnapshot): ListingScreen {
  const { listing } = snapshot.context;
  if (listing) return listing.total === 0 ? 'none' : 'products';
  return snapshot.matches({ results: 'failed' }) ? 'unreadable' : 'first';
}

export const selectListing = ({ context }: ListingSnapshot) => context.listing;
export const selectQuery = ({ context }: ListingSnapshot) => context.query;
export const selectIsWaiting = (snapshot: ListingSnapshot): boolean => snapshot.hasTag('waiting');
export const selectHasFailed = (snapshot: ListingSnapshot): boolean => snapshot.matches({ results: 'failed' });
export const selectIsPanelMounted = (snapshot: ListingSnapshot): boolean => !snapshot.matches({ panel: 'closed' });
export const selectIsPanelOpen = (snapshot: ListingSnapshot): boolean => snapshot.matches({ panel: 'open' });

/** Number of selected filter values. */
export const selectFilterCount = ({ context }: ListingSnapshot): number =>
  Object.values(context.query.filters).flat().length;

/** Total number of products of the list; null while another is loading. */
export const selectTotal = (snapshot: ListingSnapshot): number | null =>
  snapshot.hasTag('waiting') ? null : (snapshot.context.listing?.total ?? null);
