import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { focused } from '#src/chart-kit/draw/focus.ts';
import { groupsOf } from '#src/chart-kit/draw/groups.ts';
import { textWidth } from '#src/chart-kit/draw/metrics.ts';
import { modelOf } from '#src/charts/machines/model.ts';
import { sceneOf } from '#src/chart-kit/draw/scene.ts';
import { entriesOf, findIn } from '#src/charts/pages/search.ts';
import { areaOf, titleOf } from '#src/charts/pages/areas.ts';
import { allModels } from '#src/charts/pages/library.ts';
import { shortened, typeset } from '#src/chart-kit/draw/typeset.ts';

const operation = (id: string) => ({
  invoke: {
    id,
    src: id,
    onDone: '#desk.idle',
    onError: [
      { guard: 'isLost', target: '#desk.lost' },
      { target: '#desk.idle', actions: 'tell' },
    ],
  },
});
const model = modelOf(
  createMachine({
    id: 'desk',
    description: 'A desk (core 4).',
    initial: 'idle',
    states: {
      idle: { on: { asked: 'working', rang: { actions: 'answer' } } },
      working: {
        initial: 'reading',
        on: { stopped: 'idle', restarted: '.reading' },
        states: { reading: operation('read'), writing: operation('write'), sending: operation('send') },
      },
      lost: {},
    },
  } as never),
);

describe('a scene', () => {
  const { boxes, arrows } = sceneOf(model);
  const between = (source: string, target: string) =>
    arrows.filter((arrow) => arrow.source === source && arrow.target === target);

  it('draws states that are left in the same ways once', () => {
    const [group] = groupsOf(model).list;
    expect(group?.members).toEqual(['working.reading', 'working.writing', 'working.sending']);
    expect(boxes.find(({ id }) => id === 'working.writing')?.parent).toBe(group?.id);
    expect(between(group?.id ?? '', 'idle').flatMap(({ edges }) => edges)).toHaveLength(6);
    expect(between('working.writing', 'idle')).toEqual([]);
  });

  it('writes transitions that stay in a state inside its box', () => {
    const idle = boxes.find(({ id }) => id === 'idle');
    expect(idle?.rows.map(({ icon, edge }) => [icon, edge])).toEqual([['event', 'idle|event|rang|0']]);
  });

  it('starts a transition from a container into itself at an "anywhere" box', () => {
    const from = boxes.find(({ kind }) => kind === 'anywhere');
    expect(from?.parent).toBe('working');
    expect(between(from?.id ?? '', 'working.reading')).toHaveLength(1);
  });

  it('puts a dot before the initial state', () => {
    expect(between('working|initial', 'working.reading')).toHaveLength(1);
    expect(between('#desk|initial', 'idle')).toHaveLength(1);
  });
});

describe('a part of a chart', () => {
  it('closed, sums up the ways out of it', () => {
    const overview = focused(model, { root: '#desk', closed: new Set(['working']) });
    expect(overview.nodes.map(({ id }) => id)).toEqual(['#desk', 'idle', 'working', 'lost']);
    expect(
      overview.edges
        .filter(({ source }) => source === 'working')
        .map(({ targets, ways }) => [targets[0], ways?.length]),
    ).toEqual(
      expect.arrayContaining([
        ['idle', undefined],
        ['idle', 6],
        ['lost', 3],
      ]),
    );
  });
  it('by itself, leads to signs', () => {
    const { boxes } = sceneOf(focused(model, { root: 'working', closed: new Set() }));
    expect([...new Set(boxes.filter(({ kind }) => kind === 'sign').map(({ node }) => node))].toSorted()).toEqual([
      'idle',
      'lost',
    ]);
  });
});

describe('setting text', () => {
  const face = { size: 12, weight: 400 } as const;
  it('keeps within its room, and breaks long names at their humps', () => {
    const lines = typeset([{ text: 'rememberTheVeryLongNameOfAnActionThatNobodyWouldWrite now', style: 'guard' }], 120);
    expect(Math.max(...lines.map(({ width }) => width))).toBeLessThanOrEqual(120);
    expect(lines.flatMap(({ runs }) => runs.map(({ text }) => text)).join('')).toBe(
      'rememberTheVeryLongNameOfAnActionThatNobodyWouldWrite now'.replace(
        ' ',
        lines.at(-1)?.runs[0]?.text === 'now' ? '' : ' ',
      ),
    );
  });
  it('says that there is more', () => {
    const lines = shortened(
      typeset([{ text: 'one two three four five six seven eight nine ten', style: 'note' }], 60),
      2,
    );
    expect(lines).toHaveLength(2);
    expect(lines[1]?.runs[0]?.text).toMatch(/…$/);
  });
  it('measures a W wider than an i', () => {
    expect(textWidth('WWW', face)).toBeGreaterThan(3 * textWidth('iii', face) * 0.9);
    expect(textWidth('abc', { size: 24, weight: 400 })).toBeCloseTo(2 * textWidth('abc', face));
  });
});

describe('the gallery', () => {
  it.each([
    ['cart', 'Page'],
    ['mega-menu', 'Way'],
    ['checkout', 'Checkout'],
    ['never-heard-of', 'Other'],
  ])('puts %s into the area %s', (chart, area) => {
    expect(areaOf(chart).area).toBe(area);
  });
  it('has an area for every chart of the shop', async () => {
    const charts = [...(await allModels()).keys()];
    expect(
      charts.filter((chart) => areaOf(chart).area === 'Other'),
      'name the chart in src/charts/pages/areas.ts',
    ).toEqual([]);
  });
  it.each([
    ['mega-menu', 'Mega menu'],
    ['apple-pay', 'Apple Pay'],
    ['paypal', 'PayPal'],
    ['sms-opt-in', 'SMS opt in'],
    ['cms-preview', 'CMS preview'],
  ])('reads %s as %s', (name, title) => expect(titleOf(name)).toBe(title));
  it.each([
    ['desk', true],
    ['RANG', true],
    ['core 4', true],
    ['write', true],
    ['elephant', false],
  ])('finds a chart by "%s": %s', (words, found) => {
    expect(findIn(entriesOf(model), words) !== null).toBe(found);
  });
  it('says where in a chart it is, the best place first', () => {
    const found = findIn(entriesOf(model), 'sending working');
    expect(found?.hits.map(({ name }) => name)).toEqual([
      'working.sending',
      'working',
      'working.reading',
      'working.writing',
    ]);
    expect(found?.more).toBe(1);
    expect(findIn(entriesOf(model), '')?.hits).toEqual([]);
  });
  it('leads from an event to the state that takes it', () => {
    expect(findIn(entriesOf(model), 'rang')?.hits).toEqual([{ kind: 'event', name: 'rang', state: 'idle' }]);
  });
});
