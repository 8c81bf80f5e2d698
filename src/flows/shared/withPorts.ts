import type { AnyStateMachine } from 'xstate';

/**
 * A chart with its ports, for `useMemo`. A render on the server starts nothing, so it takes the chart as it is:
 * building a chart again for every request cost more than rendering the page.
 */
export const withPorts = <Machine extends AnyStateMachine>(machine: Machine, provide: () => Machine): Machine =>
  import.meta.env.SSR ? machine : provide();
