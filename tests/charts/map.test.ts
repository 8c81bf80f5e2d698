import { expect, it } from 'vitest';
import { geometryProblems } from '#src/chart-kit/draw/geometry.ts';
import { allModels, mapAround, mapDrawing } from '#src/charts/pages/library.ts';
import { tiesOf } from '#src/charts/map/facts.ts';
import { firstOnMap } from '#src/charts/map/first.ts';
import { allRelations } from '#src/charts/map/relations.ts';

const models = await allModels();

it('the map can be read: nothing covers anything', async () => {
  expect(geometryProblems(await mapDrawing())).toEqual([]);
});

it('the map has a box for each chart that has to do with another, and a line for each relation', async () => {
  const { boxes, arrows } = await mapDrawing();
  const ends = new Set(allRelations.flatMap(({ from, to }) => [from, to]));
  expect(new Set(boxes.flatMap(({ node }) => node ?? []))).toEqual(new Set([...ends].filter((id) => models.has(id))));
  for (const { from, to, kind, event } of allRelations) {
    const [source, target, line] = kind === 'hears' || kind === 'watches' ? [to, from, 'hears'] : [from, to, kind];
    const arrow = arrows.find((one) => one.source === source && one.target === target && one.kind === line);
    expect(
      arrow?.label.flatMap(({ lines }) => lines.flatMap(({ runs }) => runs.map(({ text }) => text))).join(' '),
    ).toContain(event);
  }
});

it('the map of one chart has it and its neighbours', async () => {
  const drawing = await mapAround(firstOnMap);
  expect(geometryProblems(drawing)).toEqual([]);
  const here = allRelations.filter(({ from, to }) => from === firstOnMap || to === firstOnMap);
  const ends = new Set(here.flatMap(({ from, to }) => [from, to]));
  expect(new Set(drawing.boxes.flatMap(({ node }) => node ?? []))).toEqual(ends);
});

it('the relations of a chart are described from its own side', () => {
  const relations = [
    { from: 'a', to: 'b', kind: 'starts', event: '', by: 'part' },
    { from: 'a', to: 'b', kind: 'tells', event: 'asked', by: 'port' },
    { from: 'c', to: 'a', kind: 'watches', event: '', by: 'look' },
    { from: 'c', to: 'a', kind: 'hears', event: 'done', by: 'look' },
  ] as const;
  expect(tiesOf('a', relations)).toEqual([
    { kind: 'mapOfStarts', ties: [{ chart: 'b', events: [], by: ['part'] }] },
    { kind: 'mapOfTells', ties: [{ chart: 'b', events: ['asked'], by: ['port'] }] },
    { kind: 'mapOfHeard', ties: [{ chart: 'c', events: ['done'], by: ['look'] }] },
  ]);
  expect(tiesOf('b', relations).map(({ kind }) => kind)).toEqual(['mapOfStarted', 'mapOfTold']);
});
