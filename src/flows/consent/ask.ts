import { isAsked } from '#src/domain/consent.ts';
import { pageStanding } from './consent.cookie.ts';

/** The chart and its views are loaded when needed: most visits never need them. */
const load = () => import('./start.tsx');

/** Shows the bar if the shopper must still be asked; otherwise makes no request. */
export function askForConsent(): void {
  const standing = pageStanding();
  // If the code cannot be loaded, nothing is allowed, and the next page asks again.
  if (standing && isAsked(standing))
    void load().then(
      ({ startConsent }) => startConsent(standing),
      () => undefined,
    );
}

/** Opens the categories again, from the footer. */
export function openConsent(): void {
  const standing = pageStanding();
  if (standing)
    void load().then(
      ({ startConsent }) => startConsent(standing).send({ type: 'choice.opened' }),
      () => undefined,
    );
}
