/** Addresses of the demo that a gift cannot be made out to, one for each answer of core 8. */
export const giftOptionCases = [
  { email: 'gifts.closed@example.com', outcome: 'GFS800' },
  { email: 'no.gifts@example.com', outcome: 'GFO405' },
] as const;
