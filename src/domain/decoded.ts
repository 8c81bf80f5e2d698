/** Decodes percent-encoded text. Null if the encoding is invalid (`%`, `%E0%A4%A`). */
export function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
