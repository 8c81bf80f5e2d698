import type { AnyStateMachine } from 'xstate';
import type { Conventions } from './conventions.ts';
import { descriptions } from './descriptions.ts';
import { facts } from './facts.ts';
import { leaving } from './leaving.ts';
import { listening } from './listening.ts';
import { names } from './names.ts';
import { outcomes } from './outcomes.ts';
import { reachable } from './reachable.ts';
import { sendsOf } from './sends.ts';
import type { Sources } from './sources.ts';

/**
 * Returns a sentence for each rule that a chart breaks. `sources` is the code of the charts and of what sends to them.
 */
export function problemsOf(charts: readonly AnyStateMachine[], sources: Sources, conventions: Conventions): string[] {
  const sends = sendsOf(sources, charts, conventions);
  const rules: readonly ((chart: AnyStateMachine) => string[])[] = [
    (chart) => descriptions(chart, conventions),
    (chart) => outcomes(chart, conventions),
    names,
    reachable,
    (chart) => listening(chart, sends),
    (chart) => leaving(chart, charts, conventions),
    (chart) => facts(chart, sources),
  ];
  return charts.flatMap((chart) => rules.flatMap((rule) => rule(chart)));
}
