const made = new Map<string, unknown>();

/**
 * Returns the value of a name; the first call makes it. For `Intl` formats: making one costs as much as formatting
 * thirty numbers.
 */
export function memoize<Made>(name: string, make: () => Made): Made {
  if (!made.has(name)) made.set(name, make());
  return made.get(name) as Made;
}
