/** Returns every object inside a value that has an id and a type: the blocks of a document, inner ones, too. */
export function blocksIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(blocksIn);
  return 'id' in value && 'type' in value ? [value as Record<string, unknown>, ...inner] : inner;
}
