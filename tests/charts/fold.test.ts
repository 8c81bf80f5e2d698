import { describe, expect, it } from 'vitest';
import { drawingsOf } from '#src/chart-kit/draw/chapters.ts';
import type { Drawing } from '#src/chart-kit/draw/drawing.types.ts';
import { firstFolds, foldable, foldedDrawings, foldsIn, toggled } from '#src/chart-kit/draw/fold.ts';
import { geometryProblems } from '#src/chart-kit/draw/geometry.ts';
import { allModels } from '#src/charts/pages/library.ts';
import type { ChartModel } from '#src/chart-kit/chart/chart-model.ts';

const models = [...(await allModels()).values()].filter((model) => foldable(model).length > 0);

const isInside = (id: string, folds: readonly string[]): boolean => folds.some((fold) => id.startsWith(`${fold}.`));
const shown = (drawings: readonly Drawing[]): Set<string | null> =>
  new Set(
    drawings.flatMap(({ boxes }) =>
      boxes.filter(({ kind }) => kind !== 'sign' && kind !== 'initial').map(({ node }) => node),
    ),
  );

describe.each(models.map((model) => [model.id, model] as const))('%s, folded', (_, model) => {
  const open = drawingsOf(model);

  it.each([...foldable(model).map((id) => [id]), foldable(model)])(
    'at %s can be read, and shows all but what is folded',
    async (...folds) => {
      const drawings = await foldedDrawings(model, await open, folds);
      for (const drawing of drawings) expect(geometryProblems(drawing)).toEqual([]);
      const states = shown(drawings);
      for (const { id } of model.nodes) expect(states.has(id), id).toBe(!isInside(id, folds));
      const boxes = drawings.flatMap((drawing) => drawing.boxes);
      for (const id of folds)
        if (!isInside(id, folds)) expect(boxes.find((box) => box.id === id)).toMatchObject({ fold: 'folded' });
    },
  );

  it('can be read without its actions, too', async () => {
    const plain = await drawingsOf(model, { detail: 'plain' });
    for (const drawing of await foldedDrawings(model, plain, foldable(model), { detail: 'plain' }))
      expect(geometryProblems(drawing)).toEqual([]);
  });

  it('leaves alone every drawing that shows nothing folded', async () => {
    const [fold] = foldable(model).toReversed();
    const all = await open;
    const drawings = await foldedDrawings(model, all, fold === undefined ? [] : [fold]);
    for (const drawing of drawings) {
      const before = all.find(({ root }) => root === drawing.root);
      if (!shown(before ? [before] : []).has(fold ?? null)) expect(drawing).toBe(before);
    }
  });
});

describe('the cart with its work folded', () => {
  const cart = models.find(({ id }) => id === 'cart') as ChartModel;

  it('lists for a region what is active in parallel', async () => {
    const model = models.find(({ nodes }) =>
      nodes.some(({ type, parent }) => type === 'parallel' && parent === null),
    ) as ChartModel;
    const [region] = foldable(model);
    const [drawing] = await foldedDrawings(model, await drawingsOf(model), [region ?? '']);
    const box = drawing?.boxes.find(({ id }) => id === region);
    expect(box?.kind).toBe('folded-region');
    expect(JSON.stringify(box?.rows)).toContain('at once with');
  });

  it('is folded to its first level at first, if it needs several drawings', async () => {
    const drawings = await drawingsOf(cart);
    expect(drawings.length).toBeGreaterThan(1);
    const folds = firstFolds(cart, drawings);
    expect(folds.length).toBeGreaterThan(0);
    for (const id of folds) expect(cart.nodes.find((node) => node.id === id)?.parent).toBe('#cart');
    expect(firstFolds(cart, drawings.slice(0, 1))).toEqual([]);
  });

  it('keeps only what can be folded of what an address asks', () => {
    const [first = '', second = ''] = foldable(cart);
    expect(foldsIn(cart, [second, 'no.such.state', '#cart', first])).toEqual([first, second]);
    expect(toggled([first], second)).toEqual([first, second]);
    expect(toggled([first, second], first)).toEqual([second]);
  });
});
