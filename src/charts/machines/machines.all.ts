/** In one chunk: as a chunk each, they would split the chunks that the shop's pages share. */
export const modules = Object.values(
  import.meta.glob<Record<string, unknown>>('/machines/*/*.machine.ts', { eager: true }),
);
