import type { PressedHeart } from '#machines/favorites/favorites.types.ts';
import { heartsKey } from '#src/flows/shared/stored-session.ts';

/** The presses of this tab that no answer has come to: the page that was left took its calls with it. */
export const keptHearts = (): PressedHeart[] => JSON.parse(sessionStorage.getItem(heartsKey) ?? '[]') as PressedHeart[];

export function keepHearts(hearts: readonly PressedHeart[]): void {
  if (hearts.length === 0) sessionStorage.removeItem(heartsKey);
  else sessionStorage.setItem(heartsKey, JSON.stringify(hearts));
}
