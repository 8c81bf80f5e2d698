import type { SavedForLater } from '#openapi/generated/waymark.gen.ts';

const lists = new EventTarget();

/** Tells whoever shows the saved list that a call outside of its chart changed it. */
export const tellSavedList = (list: SavedForLater): void =>
  void lists.dispatchEvent(new CustomEvent<SavedForLater>('changed', { detail: list }));

/** Calls `heard` with each changed list until the returned function is called. */
export function hearSavedList(heard: (list: SavedForLater) => void): () => void {
  const hear = (event: Event) => heard((event as CustomEvent<SavedForLater>).detail);
  lists.addEventListener('changed', hear);
  return () => lists.removeEventListener('changed', hear);
}
