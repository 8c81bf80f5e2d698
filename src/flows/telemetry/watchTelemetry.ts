import { consentChanged } from '#src/flows/consent/index.ts';
import { allowedCategories } from './allowed.ts';
import type { PageRouter } from './page.ts';

/** Without consent not even the code is loaded. */
export function watchTelemetry(router: PageRouter): void {
  const look = async () => {
    if (allowedCategories().length === 0) return;
    removeEventListener(consentChanged, hear);
    const { startTelemetry } = await import('./startTelemetry.ts');
    startTelemetry(router);
  };
  // If it cannot be loaded, nothing is noted.
  const hear = () => void look().catch(() => undefined);
  addEventListener(consentChanged, hear);
  hear();
}
