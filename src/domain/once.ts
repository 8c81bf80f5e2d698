const made = new Map<string, unknown>();

/**
 * What a name stands for, made at its first use: a format of `Intl` costs as much as the thirty numbers that it then
 * writes.
 */
export function once<Made>(name: string, make: () => Made): Made {
  if (!made.has(name)) made.set(name, make());
  return made.get(name) as Made;
}
