/** Pictures of the frames. Brand marks are plain shapes, enough to be recognised at 34 by 23 pixels. */

const hidden = 'aria-hidden="true" focusable="false"';
const line = 'fill="none" stroke="currentColor"';

const plate = (name: string, inside: string) =>
  `<svg data-mark="${name}" viewBox="0 0 34 23" ${hidden}>${inside}</svg>`;

interface Letters {
  fill: string;
  size: number;
  x: number;
  width: number;
  style?: 'italic' | 'normal';
}

const letters = (text: string, { fill, size, x, width, style = 'normal' }: Letters) => `<text x="${x}"
  y="${11.6 + size * 0.36}" fill="${fill}" font-family="Arial, Helvetica, sans-serif" font-weight="700"
  font-style="${style}" font-size="${size}" textLength="${width}" lengthAdjust="spacingAndGlyphs">${text}</text>`;

const white = `<rect width="34" height="23" rx="3" fill="#fff"/>
  <rect x=".5" y=".5" width="33" height="22" rx="2.5" fill="none" stroke="#c9c4b6"/>`;

const other = plate(
  'other',
  `<rect x="1" y="1" width="32" height="21" rx="2.5" ${line} stroke-width="1.5"/>
  <path d="M1 7.5h32" stroke="currentColor" stroke-width="3"/>
  <path d="M5 16h8" stroke="currentColor" stroke-width="1.5"/>`,
);

const marks: Record<string, string> = {
  visa: plate('visa', white + letters('VISA', { fill: '#1a2a75', size: 10, x: 4.6, width: 24.5, style: 'italic' })),
  mastercard: plate(
    'mastercard',
    `${white}
  <circle cx="13.4" cy="11.5" r="6.4" fill="#e2231a"/>
  <circle cx="20.6" cy="11.5" r="6.4" fill="#f6a11c"/>
  <path d="M17 6.2a6.4 6.4 0 0 1 0 10.6a6.4 6.4 0 0 1 0-10.6z" fill="#f2671f"/>`,
  ),
  amex: plate(
    'amex',
    `<rect width="34" height="23" rx="3" fill="#1f6fb8"/>
  ${letters('AMEX', { fill: '#fff', size: 8.6, x: 4.5, width: 25 })}`,
  ),
  discover: plate(
    'discover',
    `${white}
  <path d="M33.5 12.5v7.4a2.6 2.6 0 0 1-2.6 2.6H12.5c9-1.6 15.5-4.8 21-10z" fill="#f08122"/>
  ${letters('DISCOVER', { fill: '#23201c', size: 5.6, x: 3.2, width: 27.6 })}`,
  ),
};

/** The brands that have a mark, and that the card fields announce. */
export const brands = ['visa', 'mastercard', 'amex', 'discover'] as const;

/** A plain card for every other brand. */
export const markOf = (brand: string): string => marks[brand] ?? other;

/** Where the security code stands on a card: the back, or the front when there are four digits. */
export const codeMark = `<svg class="code" viewBox="0 0 34 23" ${line} stroke-width="1.5" ${hidden}>
  <rect x="1" y="1" width="32" height="21" rx="2.5"/>
  <g data-side="back">
    <path d="M1 6.5h32" stroke-width="3"/>
    <path d="M5 13h12"/>
    <rect x="20" y="10.5" width="9.5" height="6.5" rx="3.25" stroke="var(--accent-text)"/>
  </g>
  <g data-side="front">
    <path d="M5 17h12"/>
    <rect x="19" y="5" width="10.5" height="6.5" rx="3.25" stroke="var(--accent-text)"/>
  </g>
</svg>`;

export const lockMark = `<svg viewBox="0 0 24 24" ${line} stroke-width="1.7" ${hidden}>
  <path d="M5.5 10.5h13v10h-13zM8.5 10.5v-3a3.5 3.5 0 0 1 7 0v3"/>
</svg>`;

/** Three stones on top of each other. */
export const bankMark = `<svg viewBox="0 0 28 28" fill="currentColor" ${hidden}>
  <ellipse cx="14" cy="22.5" rx="11" ry="3.7"/>
  <ellipse cx="13.2" cy="14.6" rx="7.8" ry="3.2"/>
  <ellipse cx="14.6" cy="8.2" rx="4.6" ry="2.6"/>
</svg>`;

/** A circle with `path` in it. */
export const roundMark = (path: string): string => `<svg viewBox="0 0 24 24" ${line} stroke-width="1.5" ${hidden}>
  <path d="M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z${path}"/>
</svg>`;
