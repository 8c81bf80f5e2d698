import type { Channel, DecideEvent, Decision } from '#openapi/generated/waymark.gen.ts';

/** What a decision depends on. */
export interface DecisionQuestion {
  /** The number of the customer; null for a guest. */
  customerId: string | null;
  /** The engine's id of the browser; null for a new visitor. */
  monetateId: string | null;
  channel: Channel;
  events: readonly DecideEvent[];
}

/** Decides which variants of experiences a shopper sees (core 7). */
export interface DecisionEngine {
  /** Throws if the engine does not answer, or if its answer cannot be understood. */
  decide(question: DecisionQuestion): Promise<Decision>;
}
