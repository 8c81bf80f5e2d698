import type { Route } from '@playwright/test';

/** What the service says, where the shop has no words of its own for a refusal. */
export const wordsOfService = 'What the service says.';

/** Answers a call as a service does that refuses with this code (core 3 and 8). */
export const refuseWith = (errorId: string, status: number) => (route: Route) =>
  route.fulfill({ status, json: { errorDetails: [{ errorId, message: wordsOfService }] } });
