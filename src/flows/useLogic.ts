import { type DependencyList, useMemo } from 'react';
import type { AnyStateMachine } from 'xstate';

/**
 * A chart with its ports, made anew when one of `needs` changes. A render on the server starts nothing, so it takes the
 * chart as it is: building a chart again for every request cost more than rendering the page.
 */
export const useLogic = <Machine extends AnyStateMachine>(machine: Machine, provide: () => Machine, needs: DependencyList): Machine =>
  useMemo(() => (import.meta.env.SSR ? machine : provide()), needs);
