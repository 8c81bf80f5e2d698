import { isAsked } from '#src/domain/consent.ts';
import { pageStanding } from './consent.cookie.ts';

/** The chart and its views come when they are needed: most visits never do. */
const load = () => import('./start.tsx');

/** Shows the bar to who has still to be asked; asks the network for nothing otherwise. */
export function askForConsent(): void {
  const standing = pageStanding();
  // Where they cannot be fetched nothing is allowed, and the next page asks.
  if (standing && isAsked(standing))
    void load().then(
      ({ startConsent }) => startConsent(standing),
      () => undefined,
    );
}

/** The foot of a page: the shopper wants to see the categories again. */
export function openConsent(): void {
  const standing = pageStanding();
  if (standing)
    void load().then(
      ({ startConsent }) => startConsent(standing).send({ type: 'choice.opened' }),
      () => undefined,
    );
}
