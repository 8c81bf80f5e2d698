import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { type AnyActorRef, createActor, createMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { listingActors, renderedCharts, RenderInspection, useInspection } from '#src/flows/shared/inspection.ts';

const child = createMachine({ id: 'child', initial: 'asleep', states: { asleep: {} } });
const parent = createMachine({
  id: 'parent',
  initial: 'open',
  states: { open: { invoke: { src: child }, initial: 'wide', states: { wide: {} } } },
});

/** Creates a chart actor as a provider does. */
function Provider() {
  const inspect = useInspection();
  createActor(parent, inspect ? { inspect } : {});
  return inspect ? 'listed' : 'not listed';
}

/** Renders as the server does and returns the actors. */
function render(): AnyActorRef[] {
  const actors: AnyActorRef[] = [];
  renderToString(createElement(RenderInspection, { value: listingActors(actors) }, createElement(Provider)));
  return actors;
}

describe('the charts of a render', () => {
  it('are not listed without an observer, as in production', () => {
    expect(renderToString(createElement(Provider))).toBe('not listed');
  });

  it('are listed in their states, those that a chart invokes too', () => {
    expect(renderedCharts(render())).toEqual([
      { chart: 'parent', state: { open: 'wide' } },
      { chart: 'child', state: 'asleep' },
    ]);
  });

  it('belong to their own render', () => {
    expect(render()).toHaveLength(2);
    expect(render()).toHaveLength(2);
  });
});
