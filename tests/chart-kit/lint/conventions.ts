import type { Conventions } from '#src/chart-kit/lint/conventions.ts';
import { trackingMachine } from '../example/tracking.machine.ts';

/** The conventions of the example's charts. */
export const conventions: Conventions = {
  isCallback: (logic) => logic === trackingMachine.implementations.actors.watchConnection,
  isForwarder: () => false,
  section: { pattern: /\bcore \d+/, example: 'core 4' },
};
