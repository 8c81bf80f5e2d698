import type { TelemetryEvent } from '#openapi/generated/waymark.gen.ts';

declare global {
  interface Window {
    /** The list that tag managers read. */
    dataLayer?: object[];
  }
}

/** Tells tag managers of an event, at once. A page without their list has none. */
export function tellTagManagers(event: TelemetryEvent): void {
  window.dataLayer?.push({ ...event, event: `waymark.${event.event}` });
}
