/** Returns the title of `mega-menu`: Mega menu. */
export const titleOf = (chart: string): string => {
  const words = chart.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
