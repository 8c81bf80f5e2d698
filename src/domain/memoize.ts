const made = new Map<string, unknown>();

/**
 * Returns the value of a name, and makes it at the first call. For `Intl` formats: to make one costs as much as to
 * format thirty numbers.
 */
export function memoize<Made>(name: string, make: () => Made): Made {
  if (!made.has(name)) made.set(name, make());
  return made.get(name) as Made;
}
