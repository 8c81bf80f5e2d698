import { z } from 'zod';

const id = z.string().min(1).max(64);
/** Keys of experiments and variations are ids of experiences and variants (openapi/engine.yaml). */
const key = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);
/** Names of events and attributes: those of the shop, and others, which the shop ignores. */
const name = z.string().min(1).max(100);

const experiment = z.object({
  id,
  key,
  layerId: id,
  status: z.string(),
  audienceIds: z.array(z.string()).max(100),
  audienceConditions: z.unknown().optional(),
  variations: z.array(z.object({ id, key })).max(50),
  trafficAllocation: z
    .array(z.object({ entityId: z.string().max(64), endOfRange: z.number().int().min(0).max(10_000) }))
    .max(50),
});

const datafile = z.object({
  version: z.literal('4'),
  revision: z.string().max(40),
  accountId: id,
  projectId: id,
  experiments: z.array(experiment).max(500),
  events: z.array(z.object({ id, key: name })).max(500),
  attributes: z
    .array(z.object({ id, key: name }))
    .max(500)
    .default([]),
});

/** What the shop reads of a datafile of version 4; its other fields are dropped. */
export type Datafile = z.infer<typeof datafile>;

export type Experiment = Datafile['experiments'][number];

/** Parses a datafile. Throws if it has another form. */
export const parseDatafile = (text: string): Datafile => datafile.parse(JSON.parse(text));
