import type { Datafile } from './datafile.ts';

/** A datafile, and the tag by which the network knows whether it changed. */
export interface TaggedDatafile {
  datafile: Datafile;
  etag: string | null;
}

/** Something that a visitor did: they saw an arm of an experiment, or reached what experiments measure. */
export type VisitorEvent = { timestamp: number; uuid: string } & (
  | { kind: 'decision'; layerId: string; experimentId: string; variationId: string }
  | { kind: 'conversion'; entityId: string; key: string }
);

export interface VisitorEvents {
  /** The network's id of the visitor. */
  visitorId: string;
  /** Values by the attributes of the datafile. */
  attributes: readonly { entityId: string; key: string; value: string }[];
  events: readonly VisitorEvent[];
}

export interface EventBatch {
  accountId: string;
  projectId: string;
  /** The revision of the datafile. */
  revision: string;
  visitors: readonly VisitorEvents[];
}

/** Has the datafile of experiments, and takes events of their visitors (core 7). */
export interface ExperimentNetwork {
  /** Returns the datafile; null if it is still the one with this tag. Throws if there is none, or it makes no sense. */
  readDatafile(etag: string | null): Promise<TaggedDatafile | null>;
  /** Returns false if the batch was refused, and another try would not help. Throws if another try may help. */
  sendEvents(batch: EventBatch): Promise<boolean>;
}
