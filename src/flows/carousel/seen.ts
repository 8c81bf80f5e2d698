import { allows } from '#src/domain/consent.ts';
import { pageStanding } from '#src/flows/consent/index.ts';

/** The storage key of the products that this device saw, the last first, joined by commas. */
export const seenKey = 'waymark.seen';

/** Products that are remembered: a row of 16, and the one of the page. */
const MOST = 17;

const isId = (id: string): boolean => /^[A-Z0-9]{8,11}$/.test(id);

/** Remembering what somebody looked at is a convenience: functional cookies, C0003. */
export function maySee(): boolean {
  const standing = pageStanding();
  return standing !== null && allows('C0003', standing);
}

/** The ids of the products that this device saw, the last first. What somebody else wrote there is no product. */
export const seenIds = (): string[] => (localStorage.getItem(seenKey) ?? '').split(',').filter(isId).slice(0, MOST);

export const forgetSeen = (): void => localStorage.removeItem(seenKey);

/** Puts a product first. A product is all its colours, of which the last that was seen is remembered. */
export function rememberSeen(id: string): void {
  const styleOf = (one: string) => one.slice(0, 8);
  const others = seenIds().filter((one) => styleOf(one) !== styleOf(id));
  localStorage.setItem(seenKey, [id, ...others].slice(0, MOST).join(','));
}
