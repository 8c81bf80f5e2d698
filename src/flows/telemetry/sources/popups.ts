import type { PopupEvent } from '#openapi/generated/waymark.gen.ts';
import { type Source, shownType } from '../page.ts';
import { hearCharts } from '#src/flows/shared/hearCharts.ts';

/** What the chart of pop-ups says of one. */
type Reported = Pick<PopupEvent, 'kind'> & { id: string };

/** Notes pop-ups that are shown, unfold, and are followed. */
export const watchPopups: Source = (note, router) =>
  hearCharts('popups', (popups) => {
    const tell =
      (event: PopupEvent['event']) =>
      ({ id, kind }: Reported) =>
        note({ event, pageType: shownType(router), popupId: id, kind });
    return [
      popups.on('popup.shown', tell('popup-shown')),
      popups.on('popup.expanded', tell('popup-expanded')),
      popups.on('popup.clicked', tell('popup-clicked')),
    ];
  });
