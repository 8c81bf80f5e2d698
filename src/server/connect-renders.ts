import { clearCache } from '#src/api/cached.ts';
import { provideServerFetch } from '#src/api/server-fetch.ts';
import { provideChanges } from '#src/charts/changes/changes.ts';
import { provideRenderRegister } from '#src/flows/shared/inspection.ts';
import { providePartsOfRender } from '#src/ui/behaviour/KeptPart.tsx';
import { createChartChanges } from './chart-changes.ts';
import type { Config } from './config.ts';
import { cookieNames, readCookie } from './cookies.ts';
import { provideDemoGuide } from './demo-guide.ts';
import { isOn } from './modes.ts';
import { forgetParts } from './parts.ts';
import { requestScope } from './scope.ts';
import type { Shop } from './shop.types.ts';

/**
 * Lets renders call the service in this process: with the reader's token on private pages, without a token on public
 * ones. Outside production a page includes the states that its charts were rendered in, and a demo's page links to its
 * guide.
 */
export function connectRenders(shop: Shop, { MODE }: Pick<Config, 'MODE'>): void {
  if (MODE !== 'production') provideRenderRegister((actor) => requestScope.getStore()?.actors.push(actor));
  provideChanges(isOn('chartChanges', MODE) ? createChartChanges(process.cwd()) : null);
  provideDemoGuide(shop.hasDemoGuide);
  shop.onChange((tags) => {
    if (!tags.some((tag) => tag.startsWith('content:'))) return;
    clearCache();
    forgetParts();
  });
  providePartsOfRender(() => requestScope.getStore()?.parts ?? null);
  provideServerFetch((request) => {
    const scope = requestScope.getStore();
    if (scope) {
      request.headers.set('x-correlation-id', scope.correlationId);
      const token = readCookie(scope.cookie, cookieNames.access);
      if (token) request.headers.set('authorization', `Bearer ${token}`);
    }
    return shop.service(request);
  });
}
