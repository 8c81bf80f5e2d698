import type { Consumers } from '../auth/consumers.ts';
import { sessionOf } from '../auth/session-of.ts';
import type { Handler } from '../contract.ts';
import type { Database } from '../db/database.types.ts';
import { welcomeFor } from '../loyalty/welcome.ts';

/** Answers the points that the caller would get by joining (core 7, Consumer service). */
export const getWelcomeOffer =
  ({
    consumers,
    database,
    welcomePoints,
  }: {
    consumers: Consumers;
    database: Database;
    welcomePoints: number;
  }): Handler<'getWelcomeOffer'> =>
  async ({ context }) => {
    const { subject, consumerType } = sessionOf(context);
    const consumer = consumerType === 'GUEST' ? null : await consumers.byId(subject);
    const points = consumer ? await welcomeFor(database.raw, consumer, welcomePoints) : welcomePoints;
    return { status: 200, body: { points } };
  };
