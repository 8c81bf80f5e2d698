import { join } from 'node:path';
import { clearCache, provideIsShared } from '#src/api/cached.ts';
import { provideServerFetch } from '#src/api/server-fetch.ts';
import { provideChanges } from '#src/charts/changes/changes.ts';
import { providePlacing } from '#src/chart-kit/draw/layout.ts';
import { providePlaced } from '#src/charts/pages/library.ts';
import { createChartChanges } from './chart-changes.ts';
import type { Config } from './config.ts';
import { cookieNames, readCookie } from './cookies.ts';
import { createHelper } from './helper.ts';
import type { Logger } from './log.ts';
import { isOn } from './modes.ts';
import { forgetParts } from './parts.ts';
import { previewedCall } from './preview/preview.ts';
import { drawingsIn } from './placed-drawings.ts';
import { createRenderPage, type RenderPage } from './render.ts';
import { requestScope } from './scope.ts';
import { familyOf } from './security.ts';
import type { Shop } from './shop.types.ts';
import { usidOf } from './visit.ts';

/**
 * Connects pages to the shop in this process, and returns what renders them. Renders call the service with the reader's
 * token on private pages, without a token on public ones. Outside production a page includes the states that its charts
 * were rendered in, and a demo's page links to its guide.
 */
export function composePages(
  shop: Shop,
  config: Pick<
    Config,
    | 'MODE'
    | 'PAYMENT_SCRIPT_ORIGINS'
    | 'PAYMENT_PAGE_ORIGINS'
    | 'PAYPAL_CLIENT_ID'
    | 'SOCIAL_GALLERY_IMAGE_ORIGINS'
    | 'CONTENT_PICTURE_URL'
  >,
): RenderPage {
  const { MODE } = config;
  provideChanges(isOn('chartChanges', MODE) ? createChartChanges(process.cwd()) : null);
  shop.onChange((tags) => {
    if (!tags.some((tag) => tag.startsWith('content:'))) return;
    clearCache();
    forgetParts();
  });
  provideIsShared(() => !requestScope.getStore()?.preview);
  provideServerFetch((request) => {
    const scope = requestScope.getStore();
    const { preview } = scope ?? {};
    const call = preview ? new Request(previewedCall(request.url, preview), request) : request;
    if (scope) {
      call.headers.set('x-correlation-id', scope.correlationId);
      call.headers.set('x-channel', scope.channel);
      const usid = usidOf(scope.cookie);
      if (usid) call.headers.set('x-usid', usid);
      const token = readCookie(scope.cookie, cookieNames.access);
      if (token) call.headers.set('authorization', `Bearer ${token}`);
    }
    return shop.service(call);
  });
  return createRenderPage({
    hasDemoGuide: shop.hasDemoGuide,
    listsCharts: MODE !== 'production',
    // A stand-in has one, too.
    hasPayPalScript: config.PAYPAL_CLIENT_ID !== undefined || shop.sandbox !== null,
    otherOrigins: {
      scripts: config.PAYMENT_SCRIPT_ORIGINS,
      pages: config.PAYMENT_PAGE_ORIGINS,
      pictures: [...config.SOCIAL_GALLERY_IMAGE_ORIGINS, ...familyOf(config.CONTENT_PICTURE_URL)],
    },
  });
}

/** Gives the gallery the drawings of a build, and lays out other charts in a process that gives way to the shop. */
export function composeDrawings(buildFolder: string, log: Pick<Logger, 'warn'>): void {
  const helper = createHelper();
  providePlacing(async (chart, scene) =>
    helper.run((await import('#src/charts/drawing/place-task.ts')).task, { chart, scene }),
  );
  providePlaced(drawingsIn(join(buildFolder, 'charts.json'), log));
}
