import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { CartDifference } from '#machines/checkout/checkout.differences.ts';
import { Differences } from '#src/flows/checkout/Differences.tsx';

const differences: CartDifference[] = [
  { kind: 'soldOut', name: 'Drove Crew' },
  { kind: 'fewer', name: 'Ridgeline 3', before: 3, now: 1 },
  { kind: 'price', name: 'Cairn boot', before: 12900, now: 13900 },
  { kind: 'sts', name: 'Scree sock', store: 'Waymark Boulder' },
  { kind: 'offerEnded', name: 'Summer sale' },
  { kind: 'shipping', before: 0, now: 900 },
];

it('names each item that changed, how and why', () => {
  render(<Differences differences={differences} currency="USD" />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Drove Crew sold out and was taken out.',
    'Ridgeline 3: only 1 left, you wanted 3.',
    'Cairn boot: one costs $139.00 now, it was $129.00.',
    'Scree sock is now shipped to Waymark Boulder: the store itself does not have it any more.',
    'The offer “Summer sale” does not apply any more.',
    'Delivery costs $9.00 now, it was $0.00.',
  ]);
});
