/** Formats typed text with a mask: X a digit, A a letter, * either, all else literal. Never ends in a literal. */
export function masked(mask: string, typed: string): string {
  const signs = [...typed].filter((sign) => /[\p{L}\d]/u.test(sign));
  let written = '';
  for (const place of mask) {
    const next = signs[0];
    if (next === undefined) return written;
    if (!'XA*'.includes(place)) {
      written += place;
      if (next === place) signs.shift();
    } else if ((place === 'X' && /\d/.test(next)) || (place === 'A' && /\p{L}/u.test(next)) || place === '*') {
      written += place === 'A' ? next.toUpperCase() : next;
      signs.shift();
    } else return written + signs.join('');
  }
  return written;
}
