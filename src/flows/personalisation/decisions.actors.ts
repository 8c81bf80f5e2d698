import type { DecideRequest } from '#openapi/generated/waymark.gen.ts';
import { api } from '#src/api/api.ts';
import { exactly } from '#src/api/exact.ts';
import { unwrap } from '#src/api/problem.ts';
import { channelOf } from '#src/domain/channel.ts';
import { allows } from '#src/domain/consent.ts';
import { pageTypeOf } from '#src/domain/page-type.ts';
import type { Decided } from '#src/domain/personalisation.ts';
import { pageStanding } from '#src/flows/consent/index.ts';

/** The storage key of the engine's id of this browser. It goes with the consent. */
const visitorKey = 'waymark.visitor';

/** The event after which other variants may be right: scripts of the page dispatch it at the window (catalogue 4). */
export const recalculationRequested = 'waymark:recalculate';

/** Decisions need consent to targeting (C0004), and a shop that has them. */
export function mayDecide(): boolean {
  const standing = pageStanding();
  const isOn = document.documentElement.dataset['personalisation'] !== 'off';
  return isOn && standing !== null && allows('C0004', standing);
}

function readVisitor(): string | null {
  try {
    return localStorage.getItem(visitorKey);
  } catch {
    // A browser that stores nothing is a new visitor each time.
    return null;
  }
}

function rememberVisitor(id: string): void {
  try {
    localStorage.setItem(visitorKey, id);
  } catch {
    // As above.
  }
}

/**
 * The id by which experiments measure this browser in this document; null until one of them decided. Not in the chart,
 * because the inspector shows and stores its context.
 */
let measuredId: string | null = null;

/** Returns who experiments measure; null without a decision of theirs, and without consent. */
export const measuredVisitor = (): string | null => (mayDecide() ? measuredId : null);

export function forgetVisitor(): void {
  measuredId = null;
  try {
    localStorage.removeItem(visitorKey);
  } catch {
    // Nothing is stored.
  }
}

/** The path of products and categories; of any other page its first part, which names nobody. */
const pathOf = (pathname: string): string =>
  (
    /^\/[a-z-]+\/[pc]\/[\w.-]{1,100}/.exec(pathname) ??
    /^\/[a-z-]+(?:\/[\w.-]{1,100})?/.exec(pathname) ?? ['/en-us']
  )[0];

/** Asks the engine what this shopper sees. `customerId` is null for a guest. Rejects with an ApiFailure. */
export async function readDecision(customerId: string | null, signal: AbortSignal): Promise<Decided> {
  const known = readVisitor();
  const body = exactly<DecideRequest>()({
    channel: channelOf(navigator.userAgent),
    events: [{ eventType: 'page-viewed', pageType: pageTypeOf(location), path: pathOf(location.pathname) }],
    ...(customerId === null ? {} : { customerId }),
    ...(known === null ? {} : { monetateId: known }),
  });
  const params = { path: { brand: 'waymark' } } as const;
  const { monetateId, actions } = await unwrap(api.POST('/api/engine/v1/decide/{brand}', { params, body, signal }));
  // Consent that was withdrawn meanwhile keeps no id.
  if (mayDecide()) {
    rememberVisitor(monetateId);
    measuredId = actions.some(({ isMeasured }) => isMeasured) ? monetateId : null;
  }
  return Object.fromEntries(actions.map(({ experienceId, variantId = null }) => [experienceId, variantId]));
}
