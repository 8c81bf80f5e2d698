import { z } from 'zod';

export interface ExperimentSandbox {
  sdkKey: string;
  fetch(request: Request): Promise<Response>;
}

const sdkKey = 'sandbox-experiments';
const etag = '"1"';

/** Half of the visitors see the other note below the offers of the demo; orders and promotions are what it measures. */
const datafile = {
  version: '4',
  revision: '1',
  accountId: '7001',
  projectId: '7002',
  anonymizeIP: true,
  experiments: [
    {
      id: '7100',
      key: 'offers-note',
      layerId: '7101',
      status: 'Running',
      audienceIds: [],
      variations: [
        { id: '7110', key: 'baseline' },
        { id: '7111', key: 'short' },
      ],
      trafficAllocation: [
        { entityId: '7110', endOfRange: 5000 },
        { entityId: '7111', endOfRange: 10_000 },
      ],
    },
  ],
  events: [
    { id: '7200', key: 'page-viewed-order-confirmation', experimentIds: ['7100'] },
    { id: '7201', key: 'promotion-clicked', experimentIds: ['7100'] },
  ],
  attributes: [
    { id: '7300', key: 'channel' },
    { id: '7301', key: 'source' },
  ],
};

const entity = z.object({ entity_id: z.string(), key: z.string(), timestamp: z.number().int(), uuid: z.uuid() });
const batch = z.object({
  account_id: z.literal(datafile.accountId),
  project_id: z.literal(datafile.projectId),
  revision: z.string(),
  client_name: z.string(),
  client_version: z.string(),
  anonymize_ip: z.literal(true),
  visitors: z
    .array(
      z.object({
        visitor_id: z.string().min(1),
        attributes: z.array(z.object({ entity_id: z.string(), key: z.string(), value: z.string() })),
        snapshots: z
          .array(
            z.object({
              decisions: z.array(
                z.object({ campaign_id: z.string(), experiment_id: z.string(), variation_id: z.string() }),
              ),
              events: z.array(entity).min(1),
            }),
          )
          .min(1),
      }),
    )
    .min(1),
});

/** A network of experiments for a laptop. It speaks the protocol of `src/commerce/experiments/README.md`. */
export const createExperimentSandbox = (): ExperimentSandbox => ({
  sdkKey,
  fetch: async (request) => {
    if (request.method === 'POST') {
      const isBatch = batch.safeParse(await request.json().catch(() => null)).success;
      return new Response(null, { status: isBatch ? 204 : 400 });
    }
    if (!new URL(request.url).pathname.endsWith(`/${sdkKey}.json`)) return new Response(null, { status: 404 });
    if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304 });
    return Response.json(datafile, { headers: { etag } });
  },
});
