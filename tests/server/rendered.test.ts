import { createActor, createMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { inspection, renderedCharts } from '#src/flows/shared/inspection.ts';
import { connectRenders } from '#src/server/connect-renders.ts';
import { requestScope, type Scope } from '#src/server/scope.ts';
import type { Shop } from '#src/server/shop.types.ts';

const child = createMachine({ id: 'child', initial: 'asleep', states: { asleep: {} } });
const parent = createMachine({
  id: 'parent',
  initial: 'open',
  states: { open: { invoke: { src: child }, initial: 'wide', states: { wide: {} } } },
});
const shop = { onChange: () => {}, service: () => Promise.reject(new Error('not asked')) } as unknown as Shop;

/** Makes a chart as a provider does within a render. */
const render = (): Scope => {
  const scope: Scope = { cookie: null, correlationId: 'test', html: null, actors: [], parts: null };
  requestScope.run(scope, () => {
    const inspect = inspection();
    createActor(parent, inspect ? { inspect } : {});
  });
  return scope;
};

describe('what a page was rendered with', () => {
  // In this order: what the server has said once stands for its process.
  it('is not told in production', () => {
    connectRenders(shop, { MODE: 'production' });
    expect(inspection()).toBeUndefined();
    expect(render().actors).toEqual([]);
  });

  it('is every chart in its state, those that a chart invokes too', () => {
    connectRenders(shop, { MODE: 'demo' });
    expect(renderedCharts(render().actors)).toEqual([
      { chart: 'parent', state: { open: 'wide' } },
      { chart: 'child', state: 'asleep' },
    ]);
  });

  it('belongs to the request that rendered it', () => {
    expect(render().actors).toHaveLength(2);
    expect(render().actors).toHaveLength(2);
  });
});
