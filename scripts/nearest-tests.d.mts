export function nearestTests(
  files: readonly string[],
  read: (file: string) => string,
  changed: readonly string[],
): string[];
