import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { fileKinds } from '#src/charts/pages/file-kinds.ts';
import { configOf } from '#src/chart-kit/files/config.ts';
import { chartFile } from '#src/charts/files/files.ts';
import { mermaidOf } from '#src/chart-kit/files/mermaid.ts';
import { allMachines, allModels } from '#src/charts/pages/library.ts';
import type { ChartModel } from '#src/chart-kit/chart/chart-model.ts';
import { modelOf } from '#src/charts/machines/model.ts';

const machines = [...(await allMachines())];
const models = [...(await allModels())];

/** Removes what is not in the file because it is computed by code: the length of a delay and the invoked chart. */
const named = ({ nodes, edges, ...model }: ChartModel) => ({
  ...model,
  nodes: nodes.map((node) => ({ ...node, invokes: node.invokes.map(({ id, src }) => ({ id, src })) })),
  edges: edges.map((edge) => ({ ...edge, wait: undefined })),
});

describe.each(machines)('%s as JSON', (_, machine) => {
  it('is the same chart to XState', () => {
    const json: unknown = JSON.parse(JSON.stringify(configOf(machine)));
    expect(named(modelOf(createMachine(json as never)))).toEqual(named(modelOf(machine)));
  });
});

/** Reads states with their nesting and transitions, as Mermaid would. A line of any other form is an error. */
function readMermaid(text: string) {
  const [first, ...lines] = text.trimEnd().split('\n');
  expect(first).toBe('stateDiagram-v2');
  const states = new Map<string, string | null>();
  const arrows: [string, string][] = [];
  const open: string[] = [];
  for (const line of lines.map((words) => words.trim())) {
    const [, composite] = /^state "[^"]*" as (\w+) \{$/.exec(line) ?? [];
    const [, simple] = /^state "[^"]*" as (\w+)$/.exec(line) ?? [];
    const [, from, to] = /^(\[\*\]|\w+) --> (\[\*\]|\w+)(?: : [^:;"]+)?$/.exec(line.replaceAll(/#\d+;/g, '')) ?? [];
    const [, described] = /^(\w+) : [^:;"]+$/.exec(line.replaceAll(/#\d+;/g, '')) ?? [];
    const name = composite ?? simple;
    if (name) states.set(name, open.at(-1) ?? null);
    if (composite) open.push(composite);
    else if (line === '}') open.pop();
    else if (from && to) arrows.push([from, to]);
    else if (described) expect(states.has(described)).toBe(true);
    else if (!simple) expect(line).toMatch(/^(--|%% .*)$/);
  }
  expect(open).toEqual([]);
  return { states, arrows };
}

describe.each(models)('%s as Mermaid', (_, model: ChartModel) => {
  const { states, arrows } = readMermaid(mermaidOf(model));
  it('has every state, each in its own', () => {
    const depth = (id: string | null | undefined): number => (id ? 1 + depth(states.get(id)) : 0);
    expect([...states.keys()].map((id) => depth(states.get(id)))).toEqual(model.nodes.map(({ path }) => path.length));
  });
  it('has every transition that leads somewhere, between states that it names', () => {
    const between = arrows.filter(([from, to]) => from !== '[*]' && to !== '[*]');
    expect(between).toHaveLength(model.edges.reduce((sum, { targets }) => sum + targets.length, 0));
    for (const id of between.flat()) expect(states.has(id)).toBe(true);
  });
});

describe('a picture of a chart', () => {
  it('is an SVG that needs nothing else', async () => {
    const svg = String(await chartFile('cart', 'svg'));
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/);
    expect(svg).not.toMatch(/var\(|@import|url\(|href=|<script/);
    // Tags are removed because a long name is split over two lines.
    const words = svg.replaceAll(/<[^>]+>\s*/g, '');
    for (const node of models.find(([id]) => id === 'cart')?.[1].nodes ?? []) expect(words).toContain(node.key);
  });
  it('is a PNG of the same proportions, with something on it', async () => {
    const svg = await sharp(Buffer.from(String(await chartFile('toasts', 'svg')))).metadata();
    const png = sharp((await chartFile('toasts', 'png')) as Buffer);
    const { format, width, height } = await png.metadata();
    expect(format).toBe('png');
    expect(width / height).toBeCloseTo(svg.width / svg.height, 1);
    expect((await png.stats()).entropy).toBeGreaterThan(0.3);
  });
  it.each(fileKinds)('is nothing for a chart that is not there (%s)', async (kind) => {
    expect(await chartFile('no-such-chart', kind)).toBeNull();
  });
});
