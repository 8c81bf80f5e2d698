/** The blocks with versions that are on the page. Those that leave it are told to `hear`. */
const present = new Set<HTMLElement>();
const listeners = new Set<(id: string) => void>();

const idOf = ({ dataset }: HTMLElement): string => dataset['versions'] ?? '';

/** The `ref` of a block with versions, whose `data-versions` is its id. */
export function versionedBlock(element: HTMLElement | null): () => void {
  if (element) present.add(element);
  return () => {
    if (!element) return;
    present.delete(element);
    for (const listen of listeners) listen(idOf(element));
  };
}

/** Calls `listen` with the id of each block that leaves the page. Returns a function that stops this. */
export function hearLeaving(listen: (id: string) => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

/** The ids of all blocks with versions of the page. */
export const blocksOnPage = (): string[] => [...present].map(idOf);

/** The ids of the blocks that the shopper sees, or that stand above what they see: a change of these would move it. */
export const blocksInSight = (): string[] =>
  [...present].filter((element) => element.getBoundingClientRect().top < innerHeight).map(idOf);
