import { type Source, shownType } from '../page.ts';
import { watchSight } from './sight.ts';

/** Notes which variants of experiences come into the window, where editors named an event (catalogue 4). */
export const watchExperiences: Source = (note, router) =>
  watchSight(
    'data-experience',
    ({ dataset }) => `${dataset['experience']} ${dataset['variant']}`,
    ({ dataset }) => {
      const { experience: experienceId, variant: variantId, tracking: trackingEvent } = dataset;
      if (!experienceId || !trackingEvent) return;
      note({
        event: 'experience-shown',
        pageType: shownType(router),
        experienceId,
        trackingEvent,
        ...(variantId === undefined ? {} : { variantId }),
      });
    },
    router,
  );
