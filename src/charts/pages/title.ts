/** How names of companies and abbreviations are written, by the words of a chart's name. */
const written = [
  ['apple pay', 'Apple Pay'],
  ['paypal', 'PayPal'],
  ['sms', 'SMS'],
  ['cms', 'CMS'],
] as const;

/** Returns the title of `mega-menu`: Mega menu. */
export const titleOf = (chart: string): string => {
  const words = written.reduce((text, [word, name]) => text.replace(word, name), chart.replaceAll('-', ' '));
  return words.charAt(0).toUpperCase() + words.slice(1);
};
