import { randomUUID } from 'node:crypto';
import type { Channel, DecisionAction, TelemetryEvent } from '#openapi/generated/waymark.gen.ts';
import { categoryOf } from '#src/domain/telemetry.ts';
import type { Log } from '../log/log.ts';
import { networkIdOf, variationOf } from './bucketing.ts';
import { createDatafileCache } from './datafile-cache.ts';
import type { Datafile } from './datafile.ts';
import { createEventQueue } from './event-queue.ts';
import type { ExperimentNetwork, VisitorEvent } from './experiment-network.ts';

/** The variation whose shoppers see the baseline of the experience. */
const BASELINE = 'baseline';

/** What a page tells of a visitor. */
export interface VisitorNote {
  visitorId: string;
  channel: Channel;
  /** Where the shopper came from; null if it is not known. */
  source: string | null;
  events: readonly TelemetryEvent[];
}

export interface Experiments {
  /** Returns what a visitor sees of each experience that an experiment decides. */
  decide(visitorId: string): Promise<DecisionAction[]>;
  /** Sends what the network measures of a visitor, later and in batches. */
  note(note: VisitorNote): Promise<void>;
  close(): Promise<void>;
}

const conversionKeys = ({ event, pageType }: TelemetryEvent): string[] => [event, `${event}-${pageType}`];

/** Returns the decision that a shown experience is, if an experiment made it for this visitor; else null. */
function decisionIn({ experiments }: Datafile, event: TelemetryEvent, networkId: string) {
  if (event.event !== 'experience-shown') return null;
  const experiment = experiments.find(({ key }) => key === event.experienceId);
  const variation = experiment && variationOf(experiment, networkId);
  if (!variation || variation.key !== (event.variantId ?? BASELINE)) return null;
  return { layerId: experiment.layerId, experimentId: experiment.id, variationId: variation.id };
}

/** The experiments of the shop: a visitor's variations come from the datafile alone, without a call of anybody. */
export function createExperiments({
  network,
  clock,
  log,
}: {
  network: ExperimentNetwork;
  /** Milliseconds since the epoch. */
  clock: () => number;
  log: Log;
}): Experiments {
  const readDatafile = createDatafileCache({ network, clock, log });
  const queue = createEventQueue({ network, log });
  return {
    decide: async (visitorId) => {
      const networkId = networkIdOf(visitorId);
      const { experiments = [] } = (await readDatafile()) ?? {};
      return experiments.flatMap((experiment) => {
        const variation = variationOf(experiment, networkId);
        if (!variation) return [];
        const variant = variation.key === BASELINE ? {} : { variantId: variation.key };
        return [{ experienceId: experiment.key, ...variant, isMeasured: true }];
      });
    },
    note: async ({ visitorId, channel, source, events }) => {
      const datafile = await readDatafile();
      if (!datafile) return;
      const networkId = networkIdOf(visitorId);
      const stamp = () => ({ timestamp: clock(), uuid: randomUUID() });
      const measured = events
        .filter((event) => categoryOf(event) === 'C0004')
        .flatMap((event): VisitorEvent[] => {
          const decision = decisionIn(datafile, event, networkId);
          const keys = conversionKeys(event);
          const conversions = datafile.events.filter(({ key }) => keys.includes(key));
          return [
            ...(decision ? [{ kind: 'decision' as const, ...decision, ...stamp() }] : []),
            ...conversions.map(({ id: entityId, key }) => ({ kind: 'conversion' as const, entityId, key, ...stamp() })),
          ];
        });
      if (measured.length === 0) return;
      const values: Readonly<Record<string, string | null>> = { channel, source };
      const attributes = datafile.attributes.flatMap(({ id: entityId, key }) => {
        const value = values[key];
        return value ? [{ entityId, key, value }] : [];
      });
      const { accountId, projectId, revision } = datafile;
      queue.add({ accountId, projectId, revision }, { visitorId: networkId, attributes, events: measured });
    },
    close: () => queue.close(),
  };
}
