const fits = (code: string, pattern: string): boolean => new RegExp(pattern, 'u').test(code);

/**
 * Returns a postal code as its country writes it: "ca125bx" is "CA12 5BX" in Britain, "t1l1a4" is "T1L 1A4" in Canada.
 * `pattern` is the rule of the whole code; a code that does not fit it in any spelling comes back as typed.
 */
export function writtenPostalCode(typed: string, pattern: string | null): string {
  const trimmed = typed.trim();
  if (pattern === null) return trimmed;
  const capital = trimmed.toUpperCase();
  const spaced = capital.replaceAll(/\s/g, '').replace(/(.{3})$/, ' $1');
  return [trimmed, capital, spaced].find((code) => fits(code, pattern)) ?? trimmed;
}

/** Whether a postal code, in any spelling, is one of the country. */
export const isPostalCode = (typed: string, pattern: string | null): boolean =>
  pattern === null || fits(writtenPostalCode(typed, pattern), pattern);
