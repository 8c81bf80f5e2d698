import { describe, expect, test } from 'vitest';
import { createHttpExperimentNetwork } from '#src/commerce/experiments/http-experiment-network.ts';
import { createExperimentSandbox } from '#src/sandbox/experiments/experiment-sandbox.ts';
import { batch, describeExperimentNetwork } from './experiment-network-contract.ts';

const datafiles = 'https://cdn.example/datafiles/';
const events = 'https://events.example/v1/events';
const account = { accountId: '1', projectId: '2', revision: '3' };

function open(fetch?: (request: Request) => Promise<Response>) {
  const sandbox = createExperimentSandbox();
  const asked: Request[] = [];
  const network = createHttpExperimentNetwork({
    datafiles,
    events,
    sdkKey: sandbox.sdkKey,
    fetch: (request) => {
      asked.push(request.clone());
      return (fetch ?? sandbox.fetch)(request);
    },
  });
  return { network, asked };
}
const answering = (response: () => Response) => open(async () => response()).network;

describeExperimentNetwork('the sandbox, over HTTP,', () => open().network);

describe('the protocol', () => {
  test('asks for the datafile of the SDK key, with the tag of the last one', async () => {
    const { network, asked } = open();
    await network.readDatafile(null);
    await network.readDatafile('"1"');
    expect(asked.map(({ url }) => url)).toEqual([
      'https://cdn.example/datafiles/sandbox-experiments.json',
      'https://cdn.example/datafiles/sandbox-experiments.json',
    ]);
    expect(asked.map(({ headers }) => headers.get('if-none-match'))).toEqual([null, '"1"']);
  });

  test('tells what was seen and reached, and nothing else of the visitor', async () => {
    const { network, asked } = open(async () => new Response(null, { status: 204 }));
    await network.sendEvents(batch(account));
    const timestamp = expect.any(Number) as number;
    const uuid = expect.any(String) as string;
    expect(await asked[0]?.json()).toEqual({
      account_id: '1',
      project_id: '2',
      revision: '3',
      client_name: 'waymark',
      client_version: '1',
      anonymize_ip: true,
      enrich_decisions: true,
      visitors: [
        {
          visitor_id: 'a1b2',
          attributes: [{ entity_id: '7300', key: 'channel', type: 'custom', value: 'ECOMM' }],
          snapshots: [
            {
              decisions: [{ campaign_id: '7101', experiment_id: '7100', variation_id: '7111' }],
              events: [{ entity_id: '7101', type: 'campaign_activated', key: 'campaign_activated', timestamp, uuid }],
            },
            {
              decisions: [],
              events: [{ entity_id: '7201', type: 'promotion-clicked', key: 'promotion-clicked', timestamp, uuid }],
            },
          ],
        },
      ],
    });
  });

  test.each([
    ['a failure', () => new Response(null, { status: 500 })],
    ['no such key', () => new Response(null, { status: 404 })],
    ['304 to a first question', () => new Response(null, { status: 304 })],
    ['another version', () => Response.json({ version: '9' })],
    ['more than a megabyte', () => new Response(' '.repeat(1024 * 1024 + 1))],
  ])('has no datafile at %s', async (_, response) => {
    await expect(answering(response).readDatafile(null)).rejects.toThrow();
  });

  test.each([500, 503, 429, 408])('may try a batch again after %i', async (status) => {
    await expect(answering(() => new Response(null, { status })).sendEvents(batch(account))).rejects.toThrow();
  });

  test.each([400, 401, 404])('gives a batch up after %i', async (status) => {
    expect(await answering(() => new Response(null, { status })).sendEvents(batch(account))).toBe(false);
  });
});
