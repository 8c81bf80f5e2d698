import { StatedError } from '../log/stated-error.ts';
import { textAtMost } from '../network/text-at-most.ts';
import { parseDatafile } from './datafile.ts';
import type { EventBatch, ExperimentNetwork, VisitorEvent, VisitorEvents } from './experiment-network.ts';

/** Maximum bytes of a datafile. */
const LARGEST = 1024 * 1024;

/** Milliseconds of a call. */
const PATIENCE = 2000;

/** Statuses of a failure that may pass: too slow, too many. */
const passing = new Set([408, 429]);

const snapshotOf = ({ timestamp, uuid, ...event }: VisitorEvent) =>
  event.kind === 'decision'
    ? {
        decisions: [{ campaign_id: event.layerId, experiment_id: event.experimentId, variation_id: event.variationId }],
        events: [{ entity_id: event.layerId, type: 'campaign_activated', key: 'campaign_activated', timestamp, uuid }],
      }
    : { decisions: [], events: [{ entity_id: event.entityId, type: event.key, key: event.key, timestamp, uuid }] };

const visitorOf = ({ visitorId, attributes, events }: VisitorEvents) => ({
  visitor_id: visitorId,
  attributes: attributes.map(({ entityId, key, value }) => ({ entity_id: entityId, key, type: 'custom', value })),
  snapshots: events.map(snapshotOf),
});

/** Returns a batch in the network's words (README.md beside this file). */
const bodyOf = ({ accountId, projectId, revision, visitors }: EventBatch) => ({
  account_id: accountId,
  project_id: projectId,
  revision,
  client_name: 'waymark',
  client_version: '1',
  anonymize_ip: true,
  enrich_decisions: true,
  visitors: visitors.map(visitorOf),
});

/** Talks to a content network and an endpoint of events over HTTP (README.md beside this file). */
export function createHttpExperimentNetwork({
  datafiles,
  sdkKey,
  events,
  fetch,
}: {
  /** The address of datafiles; the SDK key is added. */
  datafiles: string;
  sdkKey: string;
  /** The address that takes batches. */
  events: string;
  /** The network's `fetch`, or the sandbox's in the same process. */
  fetch: (request: Request) => Promise<Response>;
}): ExperimentNetwork {
  const address = `${datafiles.replace(/\/+$/, '')}/${sdkKey}.json`;
  return {
    readDatafile: async (etag) => {
      const response = await fetch(
        new Request(address, {
          headers: { accept: 'application/json', ...(etag === null ? {} : { 'if-none-match': etag }) },
          signal: AbortSignal.timeout(PATIENCE),
        }),
      );
      if (response.status === 304 && etag !== null) return null;
      if (!response.ok) throw new StatedError(`the datafile was answered with ${response.status}`);
      const datafile = parseDatafile(await textAtMost(response, LARGEST));
      return { datafile, etag: response.headers.get('etag') };
    },
    sendEvents: async (batch) => {
      const response = await fetch(
        new Request(events, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(bodyOf(batch)),
          signal: AbortSignal.timeout(PATIENCE),
        }),
      );
      await response.body?.cancel();
      if (response.ok) return true;
      if (response.status >= 500 || passing.has(response.status))
        throw new StatedError(`events were answered with ${response.status}`);
      return false;
    },
  };
}
