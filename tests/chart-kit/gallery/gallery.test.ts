import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import type { Model } from '#src/chart-kit/explore/model.ts';
import { transitionNames } from '#src/chart-kit/explore/names.ts';
import { galleryOf } from '#src/chart-kit/gallery/gallery.tsx';
import { recordOf } from '#src/chart-kit/records/record-of.ts';
import { writeRecord } from '#src/chart-kit/records/record.ts';
import type { PathsRecord } from '#src/chart-kit/records/record.types.ts';
import { fetching } from './fetch.model.ts';
import { mediaPlayer } from './media-player.model.ts';
import { build } from './readme-example.ts';
import { trafficLight } from './traffic-light.model.ts';

// Charts that are not the shop's: each is based on an example of XState.
const models = [trafficLight, fetching, mediaPlayer] as unknown as Model<AnyStateMachine>[];

const folder = mkdtempSync(join(tmpdir(), 'chart-kit-'));
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

beforeAll(async () => {
  const exhibits = models.map((model) => ({ machine: model.machine, record: recordOf(model) }));
  for (const { record } of exhibits) writeRecord(record, folder);
  for (const { file, content } of await galleryOf(exhibits, { title: 'Examples' }))
    writeFileSync(join(folder, file), content);
});

afterAll(() => rmSync(folder, { recursive: true }));

it('writes a gallery into a folder outside of the repository', () => {
  expect(relative(process.cwd(), folder)).toMatch(/^\.\./);
  const kinds = ['chart.json', 'html', 'json', 'mmd', 'svg'];
  const files = models.flatMap(({ id }) => kinds.map((kind) => `${id}.${kind}`));
  expect(readdirSync(folder).toSorted()).toEqual(['index.html', ...files].toSorted());
});

it('lists every chart with its description and a link', () => {
  const index = read('index.html');
  expect(index).toContain('<h1>Examples</h1>');
  for (const { id, machine } of models) {
    expect(index).toContain(`<a href="${id}.html">${id}</a>`);
    expect(index).toContain(machine.root.description);
  }
});

describe.each(models.map((model) => [model.id, model] as const))('%s', (id, { machine }) => {
  const nodes = getStateNodes(machine);
  const record = () => JSON.parse(read(`${id}.chart.json`)) as PathsRecord;

  it('has a drawing with one box for each state and one for the chart, named after it', () => {
    const svg = read(`${id}.svg`);
    const boxes = svg.match(/data-box="(?:root|state|compound|parallel|region|final|history)"/g) ?? [];
    expect(boxes).toHaveLength(nodes.length + 1);
    for (const { key } of nodes) expect(svg).toContain(`<tspan data-style="title">${key}</tspan>`);
    expect(read(`${id}.html`)).toContain(svg);
  });

  it('has every state in words', () => {
    const page = read(`${id}.html`);
    for (const { path, description } of nodes) {
      expect(page).toContain(`<h3>${path.join('.')}</h3>`);
      expect(page).toContain(`<p>${description}</p>`);
    }
  });

  it('has generated paths that pass and take every transition that can be taken', () => {
    const { paths, coverage } = record();
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter(({ passed }) => !passed)).toEqual([]);
    const { missing, unreachable, covered } = coverage.transitions;
    expect(missing).toEqual([]);
    expect(coverage.states.missing).toEqual([]);
    expect(covered + unreachable.length).toBe(transitionNames(machine).size);
  });

  it('has every path with its steps on its page', () => {
    const page = read(`${id}.html`);
    for (const { name, steps } of record().paths) {
      expect(page).toContain(name.replaceAll('&', '&amp;'));
      for (const { event, state } of steps) expect(page).toContain(`<li>${event}: ${state}</li>`);
    }
  });
});

it('describes transitions in sentences', () => {
  expect(read('fetch.html')).toContain('When fetchUser fails, if mayRetry: to waiting; does countAttempt.');
  expect(read('fetch.html')).toContain('After 1 sec (retryDelay): to loading.');
  expect(read('traffic-light.html')).toContain('When red is done: to green.');
  expect(read('media-player.html')).toContain('On call.ended: to before.');
});

it('runs the example of the README, which is the same text', async () => {
  const own = mkdtempSync(join(folder, 'readme-'));
  expect(await build(own)).toEqual([]);
  expect(readdirSync(own).toSorted()).toEqual(['door.html', 'door.json', 'door.mmd', 'door.svg', 'index.html']);
  const example = readFileSync(join(import.meta.dirname, 'readme-example.ts'), 'utf8');
  const readme = readFileSync('src/chart-kit/README.md', 'utf8');
  expect(readme).toContain(`\`\`\`ts\n${example}\`\`\``);
});
