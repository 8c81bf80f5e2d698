/** A number that a person can read over the phone; always the same for the same guest. */
export const guestNumber = (id: string): string =>
  `G${String(Number.parseInt(id.slice(0, 8), 16) % 100_000_000).padStart(8, '0')}`;
