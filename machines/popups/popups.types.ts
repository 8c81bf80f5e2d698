import type { Popup } from '#openapi/generated/waymark.gen.ts';
import type { PopupKind } from '#src/domain/popups.ts';

/** What was read: the pop-ups in the order in which they are tried, and the ids that this device remembers. */
export interface FoundPopups {
  popups: readonly Popup[];
  dismissed: readonly string[];
}

export interface PopupsContext {
  /** The first pop-up that was not dismissed; null before it is known, and if there is none. */
  popup: Popup | null;
}

export type PopupsEvent =
  /** Nothing else needs the page: the question about cookies is answered, and it is no page of the checkout. */
  | { type: 'page.freed' }
  /** The shopper went to the checkout. */
  | { type: 'page.taken' }
  /** Another tab has dismissed a pop-up. */
  | { type: 'device.changed'; dismissed: readonly string[] }
  /** The title was pressed while the pop-up was small. */
  | { type: 'popup.opened' }
  /** The title was pressed while the pop-up was large. */
  | { type: 'popup.minimised' }
  /** What has the focus lies behind the pop-up. */
  | { type: 'focus.covered' }
  /** A link or button of the editors in the pop-up was pressed. */
  | { type: 'target.followed' }
  | { type: 'popup.dismissed' };

interface Reported {
  id: string;
  kind: PopupKind;
}

/** For tracking (catalogue 7): telemetry listens (src/flows/telemetry/sources/popups.ts). */
export type PopupsEmitted =
  | ({ type: 'popup.shown' } & Reported)
  | ({ type: 'popup.expanded' } & Reported)
  | ({ type: 'popup.clicked' } & Reported);
