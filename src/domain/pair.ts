/** Returns a name and what it stands for, as the language writes it: French has a space before the colon. */
export const pairOf = (locale: string, name: string, value: string): string =>
  `${name}${locale.startsWith('fr') ? '\u00A0' : ''}: ${value}`;
