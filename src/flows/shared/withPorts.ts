import type { AnyStateMachine } from 'xstate';

/**
 * Returns a chart with its actors, for `useMemo`. On the server the chart is returned without them, because nothing is
 * started there: building a chart for every request cost more than rendering the page.
 */
export const withPorts = <Machine extends AnyStateMachine>(machine: Machine, provide: () => Machine): Machine =>
  import.meta.env.SSR ? machine : provide();
