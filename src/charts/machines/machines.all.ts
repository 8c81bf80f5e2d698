/**
 * In one chunk: were each a chunk of its own, what pages of the shop share would be cut by what the gallery asks for.
 */
export const modules = Object.values(
  import.meta.glob<Record<string, unknown>>('/machines/*/*.machine.ts', { eager: true }),
);
