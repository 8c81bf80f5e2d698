/** Text without its percent-encoding; null where that is broken (`%`, `%E0%A4%A`). */
export function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
