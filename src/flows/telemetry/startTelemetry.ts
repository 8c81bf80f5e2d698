import { createActor } from 'xstate';
import { telemetryMachine } from '#machines/telemetry/telemetry.machine.ts';
import { inspection } from '#src/flows/shared/inspection.ts';
import { allowedCategories } from './allowed.ts';
import type { PageRouter } from './page.ts';
import { createTelemetryActors } from './telemetry.actors.ts';

/** Starts the chart, which lives as long as the document. */
export function startTelemetry(router: PageRouter): void {
  const logic = telemetryMachine.provide({ actors: createTelemetryActors(router) });
  const input = { allowed: allowedCategories(), batchSize: 50, bound: 200 };
  createActor(logic, { input, inspect: inspection() }).start();
}
