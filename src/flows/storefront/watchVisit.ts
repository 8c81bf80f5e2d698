import type { AnyRouter } from '@tanstack/react-router';
import { watchSeen } from '#src/flows/carousel/index.ts';
import { type Beginning, watchOrigins } from '#src/flows/origins/index.ts';
import { watchTelemetry } from '#src/flows/telemetry/index.ts';

/** What a tab remembers and notes of a visit, pop-ups, and the messages of the header. Loaded when a page is idle. */
export function watchVisit(router: Pick<AnyRouter, 'state' | 'subscribe'>, beginning: Beginning): void {
  watchSeen(router);
  watchOrigins(router, beginning);
  watchTelemetry(router);
  // Without their code there is no pop-up, blocks stay as everybody sees them, and the messages stand still.
  const nothing = () => undefined;
  void import('#src/flows/popups/start.tsx').then(({ startPopups }) => startPopups(router)).catch(nothing);
  void import('#src/flows/personalisation/index.ts').then((one) => one.startPersonalisation()).catch(nothing);
  void import('#src/flows/header/turnPromos.tsx').then(({ turnPromos }) => turnPromos(router)).catch(nothing);
}
