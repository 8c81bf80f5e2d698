import type { RegisteredRouter } from '@tanstack/react-router';
import { fromCallback } from 'xstate';
import type { StepCommand, StepRequested } from '#machines/shared/steps.ts';

const name = 'step';

/** Returns the step in a query string; null if there is none. */
export function stepIn<Step extends string>(steps: readonly Step[], search: string): Step | null {
  const named = new URLSearchParams(search).get(name);
  return steps.find((step) => step === named) ?? null;
}

interface Options<Step> {
  router: Pick<RegisteredRouter, 'history' | 'navigate'>;
  steps: readonly Step[];
  /** A parameter of the address that counts once, and is dropped with the next step. */
  once?: string;
}

/**
 * Keeps the steps in the browser's history (docs/decisions/030). A step that the shopper opens adds an entry. The first
 * step, and a redirect from a step that is not open, replaces the current entry.
 */
export const watchSteps = <Step extends string>({ router, steps, once }: Options<Step>) =>
  fromCallback<StepCommand<Step>, undefined>(({ receive, sendBack }) => {
    const { pathname } = location;
    let shown: Step | null = null;
    /** The step that the chart and the URL last had in common. */
    let agreed: Step | null = null;
    let isWriting = false;

    // The chart may pass through a step at once: only the step where it stops counts.
    const write = () => {
      isWriting = false;
      const there = stepIn(steps, location.search);
      if (shown === null || location.pathname !== pathname) return;
      const isNew = agreed !== null && there === agreed;
      agreed = shown;
      if (there === shown) return;
      const url = new URL(location.href);
      url.searchParams.set(name, shown);
      if (once !== undefined) url.searchParams.delete(once);
      void router.navigate({ href: url.pathname + url.search, replace: !isNew, resetScroll: false });
    };

    receive((command) => {
      if (command.type === 'step.shown') shown = command.step;
      if (isWriting) return;
      isWriting = true;
      queueMicrotask(write);
    });

    return router.history.subscribe(({ location: { pathname: path, search }, action: { type } }) => {
      if (path !== pathname || type === 'PUSH' || type === 'REPLACE') return;
      const step = stepIn(steps, search);
      if (step === null || step === shown) return;
      sendBack({ type: 'step.requested', step } satisfies StepRequested<Step>);
    });
  });
