import { describe, expect, test } from 'vitest';
import type { EventBatch, ExperimentNetwork } from '#src/commerce/experiments/experiment-network.ts';

export const batch = (network: Pick<EventBatch, 'accountId' | 'projectId' | 'revision'>): EventBatch => ({
  accountId: network.accountId,
  projectId: network.projectId,
  revision: network.revision,
  visitors: [
    {
      visitorId: 'a1b2',
      attributes: [{ entityId: '7300', key: 'channel', value: 'ECOMM' }],
      events: [
        {
          kind: 'decision',
          layerId: '7101',
          experimentId: '7100',
          variationId: '7111',
          timestamp: 1_795_600_800_000,
          uuid: '0b9d7c3e-4a51-4e7a-9a64-2f7d0c1f8e11',
        },
        {
          kind: 'conversion',
          entityId: '7201',
          key: 'promotion-clicked',
          timestamp: 1_795_600_801_000,
          uuid: '5a1cbf0e-95c7-4d5f-8d5a-0f2c7a0b9b11',
        },
      ],
    },
  ],
});

/** The contract tests of ExperimentNetwork, for any implementation with an experiment that runs. */
export function describeExperimentNetwork(name: string, open: () => ExperimentNetwork): void {
  describe(`${name} as a network of experiments`, () => {
    test('has a datafile with an experiment that runs, whose traffic goes to its variations', async () => {
      const read = await open().readDatafile(null);
      const running = (read?.datafile.experiments ?? []).filter(({ status }) => status === 'Running');
      expect(running).not.toEqual([]);
      for (const { variations, trafficAllocation } of running)
        for (const { entityId } of trafficAllocation) expect(variations.map(({ id }) => id)).toContain(entityId);
    });

    test('says that a datafile has not changed', async () => {
      const network = open();
      const read = await network.readDatafile(null);
      expect(read?.etag).toEqual(expect.any(String));
      expect(await network.readDatafile(read?.etag ?? null)).toBeNull();
    });

    test('takes a batch of its account, and refuses that of another', async () => {
      const network = open();
      const read = await network.readDatafile(null);
      if (!read) throw new Error('there is no datafile');
      expect(await network.sendEvents(batch(read.datafile))).toBe(true);
      expect(await network.sendEvents(batch({ ...read.datafile, accountId: 'nobody' }))).toBe(false);
    });
  });
}
