import { describe, expect, it } from 'vitest';
import { drawingsOf, leastOnScreen } from '#src/chart-kit/draw/chapters.ts';
import type { Drawing } from '#src/chart-kit/draw/drawing.types.ts';
import { geometryProblems } from '#src/chart-kit/draw/geometry.ts';
import { layoutOf, onScreen } from '#src/chart-kit/draw/layout.ts';
import { allModels } from '#src/charts/pages/library.ts';
import type { ChartModel } from '#src/chart-kit/chart/chart-model.ts';
import { modelOf } from '#src/charts/machines/model.ts';
import { sixtyStates } from '../../scripts/bench/sixty-states.ts';

const models = [...(await allModels()).values()];

/** The transitions that a drawing shows, as a line or as a row of a state. */
const drawn = (drawings: readonly Drawing[]): Set<string> =>
  new Set(
    drawings.flatMap(({ arrows, boxes }) => [
      ...arrows.flatMap(({ edges }) => edges),
      ...boxes.flatMap(({ rows }) => rows.map(({ edge }) => edge ?? '')),
    ]),
  );

const missing = (model: ChartModel, drawings: readonly Drawing[]) => {
  const found = drawn(drawings);
  return model.edges.map(({ id }) => id).filter((id) => !found.has(id));
};

describe.each(models.map((model) => [model.id, model] as const))('the drawing of %s', (_, model) => {
  const whole = drawingsOf(model);

  it('can be read: nothing covers anything', async () => {
    for (const drawing of await whole) expect(geometryProblems(drawing)).toEqual([]);
  });

  it('can be read without its actions, too', async () => {
    for (const drawing of await drawingsOf(model, { detail: 'plain' })) expect(geometryProblems(drawing)).toEqual([]);
  });

  it('shows every state and every transition', async () => {
    const drawings = await whole;
    const shown = new Set(
      drawings.flatMap(({ boxes }) => boxes.filter(({ kind }) => kind !== 'sign').map(({ node }) => node)),
    );
    expect(model.nodes.map(({ id }) => id).filter((id) => !shown.has(id))).toEqual([]);
    expect(missing(model, drawings)).toEqual([]);
  });

  it('is in chapters only where one drawing would be too large', async () => {
    const [, ...chapters] = await whole;
    if (chapters.length > 0) expect(onScreen(await layoutOf(model))).toBeLessThan(leastOnScreen);
  });

  it('is plain JSON', async () => {
    const drawings = await whole;
    expect(JSON.parse(JSON.stringify(drawings))).toEqual(drawings);
  });
});

it('draws a chart the same way every time', async () => {
  const [model] = models;
  expect(await drawingsOf(model as ChartModel)).toEqual(await drawingsOf(model as ChartModel));
});

describe('a large chart', () => {
  const model = modelOf(sixtyStates);

  // `npm run bench charts` measures the time, because it depends on the machine.
  it('of sixty states can be read, and is complete', async () => {
    expect(model.nodes.length).toBeGreaterThanOrEqual(60);
    const drawings = await drawingsOf(model);
    for (const drawing of drawings) expect(geometryProblems(drawing)).toEqual([]);
    expect(missing(model, drawings)).toEqual([]);
  });
});

describe('the test of geometry itself', () => {
  const box = {
    kind: 'state',
    node: 'a',
    parent: null,
    isRoot: false,
    title: [],
    note: [],
    rows: [],
    headWidth: 10,
    headHeight: 10,
    width: 10,
    height: 10,
  } as const;
  const arrow = {
    id: 'x',
    source: 'a',
    target: 'b',
    kind: 'event',
    edges: [],
    label: [],
    labelAt: null,
    points: [
      { x: 10, y: 5 },
      { x: 40, y: 5 },
    ],
  } as const;
  const drawing = (part: Partial<Drawing>): Drawing => ({
    chart: 'c',
    root: 'r',
    width: 100,
    height: 100,
    boxes: [],
    arrows: [],
    ...part,
  });
  const at = (id: string, x: number, y: number) => ({ ...box, id, x, y, title: [], note: [], rows: [] });
  const a = at('a', 0, 0);
  const b = at('b', 40, 0);

  it.each([
    ['boxes over each other', drawing({ boxes: [a, at('b', 5, 5)] }), 'a over b'],
    [
      'a line through a state',
      drawing({
        boxes: [a, b, at('c', 20, 0)],
        arrows: [{ ...arrow, edges: [], label: [], points: [...arrow.points] }],
      }),
      'x through c',
    ],
    [
      'a label over a state',
      drawing({
        boxes: [a, b],
        arrows: [
          { ...arrow, edges: [], label: [], points: [...arrow.points], labelAt: { x: 5, y: 2, width: 20, height: 6 } },
        ],
      }),
      'a over label of x',
    ],
    ['something out of the picture', drawing({ boxes: [at('a', 95, 0)] }), 'a out of the picture'],
    [
      'a transition without a line',
      drawing({ boxes: [a, b], arrows: [{ ...arrow, edges: [], label: [], points: [] }] }),
      'x has no line',
    ],
  ])('sees %s', (_, placed, problem) => {
    expect(geometryProblems(placed)).toContain(problem);
  });
});
