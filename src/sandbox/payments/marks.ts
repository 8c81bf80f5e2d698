/** Small pictures of card brands: plain shapes, enough to be recognised at 34 by 23 pixels. */
const plate = (name: string, inside: string) =>
  `<svg data-mark="${name}" viewBox="0 0 34 23" focusable="false" aria-hidden="true">${inside}</svg>`;

const letters = (text: string, { fill, size, x, width, style = '' }: { fill: string; size: number; x: number; width: number; style?: string }) =>
  `<text x="${x}" y="${11.6 + size * 0.36}" fill="${fill}" font-family="Arial, Helvetica, sans-serif" font-weight="700" font-size="${size}" textLength="${width}" lengthAdjust="spacingAndGlyphs"${style}>${text}</text>`;

const white = '<rect width="34" height="23" rx="3" fill="#fff"/><rect x=".5" y=".5" width="33" height="22" rx="2.5" fill="none" stroke="#c9c4b6"/>';

const marks: Record<string, string> = {
  visa: plate('visa', white + letters('VISA', { fill: '#1a2a75', size: 10, x: 4.6, width: 24.5, style: ' font-style="italic"' })),
  mastercard: plate(
    'mastercard',
    `${white}<circle cx="13.4" cy="11.5" r="6.4" fill="#e2231a"/><circle cx="20.6" cy="11.5" r="6.4" fill="#f6a11c"/><path d="M17 6.2a6.4 6.4 0 0 1 0 10.6a6.4 6.4 0 0 1 0-10.6z" fill="#f2671f"/>`,
  ),
  amex: plate('amex', `<rect width="34" height="23" rx="3" fill="#1f6fb8"/>${letters('AMEX', { fill: '#fff', size: 8.6, x: 4.5, width: 25 })}`),
  discover: plate(
    'discover',
    `${white}<path d="M33.5 12.5v7.4a2.6 2.6 0 0 1-2.6 2.6H12.5c9-1.6 15.5-4.8 21-10z" fill="#f08122"/>${letters('DISCOVER', { fill: '#23201c', size: 5.6, x: 3.2, width: 27.6 })}`,
  ),
  other: plate(
    'other',
    '<rect x="1" y="1" width="32" height="21" rx="2.5" fill="none" stroke="currentColor" stroke-width="1.5"/><path d="M1 7.5h32" stroke="currentColor" stroke-width="3"/><path d="M5 16h8" stroke="currentColor" stroke-width="1.5"/>',
  ),
};

/** The brands that have a mark, and that the card fields announce. */
export const brands = ['visa', 'mastercard', 'amex', 'discover'] as const;

export const markOf = (brand: string): string => marks[brand] ?? marks.other ?? '';
