import type { Client, Middleware } from 'openapi-fetch';
import type { ApiCalledEvent } from '#openapi/generated/waymark.gen.ts';
import { type Source, shownType } from '../page.ts';

/** Notes how long the page waited for each call of the service. A call that the page gave up itself does not count. */
export const watchCalls =
  (api: Pick<Client<object>, 'use' | 'eject'>): Source =>
  (note, router) => {
    const begun = new Map<string, number>();
    const tell = (id: string, method: string, path: string, status: number) => {
      const beginning = begun.get(id);
      begun.delete(id);
      if (beginning === undefined) return;
      const milliseconds = Math.min(600_000, Math.round(performance.now() - beginning));
      note({
        event: 'api-called',
        pageType: shownType(router),
        method: method as ApiCalledEvent['method'],
        path,
        status,
        milliseconds,
      });
    };
    const timing: Middleware = {
      onRequest: ({ id }) => void begun.set(id, performance.now()),
      onResponse: ({ id, request, schemaPath, response }) => tell(id, request.method, schemaPath, response.status),
      onError: ({ id, request, schemaPath }) => {
        if (request.signal.aborted) begun.delete(id);
        else tell(id, request.method, schemaPath, 0);
      },
    };
    api.use(timing);
    return () => api.eject(timing);
  };
