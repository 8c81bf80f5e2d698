import { fromCallback, fromPromise } from 'xstate';
import type { TelemetryPorts } from '#machines/telemetry/telemetry.setup.ts';
import { api } from '#src/api/api.ts';
import { consentChanged } from '#src/flows/consent/index.ts';
import { allowedCategories } from './allowed.ts';
import { tellTagManagers } from './data-layer.ts';
import { tellExperiments } from './experiments.ts';
import type { Note, PageRouter } from './page.ts';
import { sendBatch, sendBeacons } from './shop-counting.ts';
import { watchCalls } from './sources/calls.ts';
import { watchExperiences } from './sources/experiences.ts';
import { watchForms } from './sources/forms.ts';
import { watchMenus } from './sources/menus.ts';
import { watchPages } from './sources/pages.ts';
import { watchPopups } from './sources/popups.ts';
import { watchPromotions } from './sources/promotions.ts';
import { watchRecommendations } from './sources/recommendations.ts';
import { watchVitals } from './sources/vitals.ts';

// Vitals first: they are complete when the page is hidden, and that is heard in this order.
const sources = [
  watchVitals,
  watchCalls(api),
  watchPages,
  watchPromotions,
  watchExperiences,
  watchRecommendations,
  watchMenus,
  watchPopups,
  watchForms,
];

/** The actors of telemetry. Events leave by three ways: the shop's own counting, tag managers, and experiments. */
export const createTelemetryActors = (router: PageRouter): TelemetryPorts => ({
  watchPage: fromCallback(({ sendBack, receive }) => {
    const note: Note = (event) => sendBack({ type: 'event.noted', event });
    const ends = sources.map((watch) => watch(note, router));
    const ending = new AbortController();
    const { signal } = ending;
    const hide = () => {
      if (document.visibilityState === 'hidden') sendBack({ type: 'page.hidden' });
    };
    document.addEventListener('visibilitychange', hide, { signal });
    addEventListener('pagehide', () => sendBack({ type: 'page.hidden' }), { signal });
    addEventListener('online', () => sendBack({ type: 'connection.found' }), { signal });
    const ask = () => {
      const allowed = allowedCategories();
      sendBack(allowed.length > 0 ? { type: 'consent.changed', allowed } : { type: 'consent.withdrawn' });
    };
    addEventListener(consentChanged, ask, { signal });
    receive((request) => {
      if (request.type === 'event.accepted') return tellTagManagers(request.event);
      const events = sendBeacons(request.events);
      if (events.length > 0) sendBack({ type: 'beacon.refused', events });
      tellExperiments(request.events.filter((event) => !events.includes(event)));
    });
    return () => {
      ending.abort();
      for (const end of ends) end();
    };
  }),
  ingestTelemetry: fromPromise(async ({ input: { events }, signal }) => {
    await sendBatch(events, signal);
    tellExperiments(events);
  }),
});
