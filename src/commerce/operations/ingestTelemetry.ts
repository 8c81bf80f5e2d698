import type { TelemetryEvent } from '#openapi/generated/waymark.gen.ts';
import type { Handler } from '../contract.ts';
import { allRoutes } from '../contract/routes.ts';
import { CommerceError } from '../errors.ts';
import type { Meter } from '../meter.ts';

type PageMeter = Pick<Meter, 'noted' | 'reached' | 'felt' | 'awaited'>;

const operations = new Map(allRoutes.map(({ method, path, id }) => [`${method.toUpperCase()} ${path}`, id]));

const operationOf = (event: TelemetryEvent) =>
  event.event === 'api-called' ? operations.get(`${event.method} ${event.path}`) : undefined;

/**
 * Everybody may tell: nothing depends on what is counted. Throws API422 and counts nothing if a page claims a call of
 * an operation that the contract does not have.
 */
export const ingestTelemetry =
  (meter: PageMeter): Handler<'ingestTelemetry'> =>
  async ({ body: { events }, context: { channel } }) => {
    events.forEach((event, at) => {
      if (event.event === 'api-called' && !operationOf(event))
        throw new CommerceError('API422', 422, { field: `/events/${at}/path` });
    });
    for (const event of events) {
      const operation = operationOf(event);
      meter.noted(event.event, event.pageType, channel);
      if (event.event === 'page-viewed' && event.origin) meter.reached(event.origin);
      if (event.event === 'web-vital') meter.felt(event.name, event.pageType, event.value);
      if (event.event === 'api-called' && operation) meter.awaited(operation, event.status, event.milliseconds / 1000);
    }
    return { status: 204, body: undefined };
  };
