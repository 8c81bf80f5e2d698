import { forgetKept } from '#src/api/kept.ts';
import { provideServerFetch } from '#src/api/server-fetch.ts';
import { cookieNames, readCookie } from './cookies.ts';
import { requestScope } from './scope.ts';
import type { Shop } from './shop.ts';

/** Lets renders call the service in this process: with the reader's token on private pages, with nobody's on public ones. */
export function connectRenders(shop: Shop): void {
  shop.onChange((tags) => {
    if (tags.some((tag) => tag.startsWith('content:'))) forgetKept();
  });
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
