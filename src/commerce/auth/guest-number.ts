/** A number that a person can read out on the phone. The same guest always has the same number. */
export const guestNumber = (id: string): string =>
  `G${String(Number.parseInt(id.slice(0, 8), 16) % 100_000_000).padStart(8, '0')}`;
