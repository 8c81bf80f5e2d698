import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { consentMachine } from '#machines/consent/consent.machine.ts';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { consentTo } from '#src/domain/consent.ts';
import { figuresOf, losses, marksOf } from '#src/charts/funnel/figures.ts';
import { withRoom } from '#src/charts/funnel/room.ts';
import { createTally } from '#src/charts/funnel/tally.ts';
import { withFigures } from '#src/charts/funnel/format.ts';
import { drawingsOf } from '#src/chart-kit/draw/chapters.ts';
import { modelOf } from '#src/charts/machines/model.ts';
import { funnelText } from '#src/messages/funnel.ts';
import { english } from '#src/messages/text.ts';
import { namesOfCharts } from '../../scripts/funnel/names.ts';

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

describe('what may be counted', () => {
  it('is the names of the charts: npm run funnel', async () =>
    expect(readJson('src/commerce/funnel/names.json')).toEqual(await namesOfCharts()));

  it('includes every name of the generated month', async () => {
    const names = await namesOfCharts();
    const unknown = (readJson('src/demo/visits/visits.json') as [string, string, string, number][]).filter(
      ([chart, kind, name]) => !names[chart]?.[kind === 'transition' ? 'transitions' : 'states'].includes(name),
    );
    expect(unknown).toEqual([]);
  });
});

describe('the tally', () => {
  const started = () => {
    const tally = createTally();
    const logic = consentMachine.provide({ actors: { keepAnswer: fromPromise(() => Promise.resolve()) } });
    const actor = createActor(logic, {
      input: { region: 'EMEA', consent: null, isPreview: false },
      inspect: tally.hear,
    }).start();
    return { tally, actor };
  };
  const told = (entries: readonly { kind: string; name: string; count: number }[]) =>
    entries.map(({ kind, name, count }) => `${kind} ${name} ${count}`).toSorted();

  it('counts entered states, transitions by their names in the model, and where a chart is left', () => {
    const { tally, actor } = started();
    actor.send({ type: 'choice.opened' });
    actor.send({ type: 'choice.left' });
    actor.send({ type: 'choice.opened' });
    tally.leave();
    expect(told(tally.take().flat())).toEqual(
      [
        'visit #consent 1',
        'visit asking 2',
        'visit choosing 2',
        'visit deciding 1',
        'left #consent 1',
        'left choosing 1',
        'transition deciding|always||1 2',
        'transition asking|event|choice.opened|0 2',
        'transition choosing|event|choice.left|0 1',
      ].toSorted(),
    );
    const known = new Set(modelOf(consentMachine).edges.map(({ id }) => id));
    actor.send({ type: 'everything.accepted' });
    for (const { kind, name } of tally.take().flat()) if (kind === 'transition') expect(known.has(name)).toBe(true);
  });

  it('reports each count once', () => {
    const { tally } = started();
    expect(tally.take().flat()).not.toEqual([]);
    expect(tally.take()).toEqual([]);
  });

  it('counts a flow that is removed as left, and a finished one not', () => {
    const { tally, actor } = started();
    tally.take();
    actor.stop();
    expect(told(tally.take().flat())).toEqual(['left #consent 1', 'left asking 1']);
    tally.leave();
    expect(tally.take()).toEqual([]);
  });

  it('contains no context of a chart', () => {
    const tally = createTally();
    createActor(consentMachine, {
      input: { region: 'EMEA', consent: consentTo(['C0004']), isPreview: false },
      inspect: tally.hear,
    }).start();
    for (const entry of tally.take().flat())
      expect(Object.keys(entry).toSorted()).toEqual(['chart', 'count', 'kind', 'name']);
  });

  it('starts with the current states of running charts', () => {
    const actor = createActor(consentMachine, { input: { region: 'NORA', consent: null, isPreview: false } }).start();
    const tally = createTally();
    tally.begin([actor]);
    expect(told(tally.take().flat())).toEqual(['visit #consent 1', 'visit notAsked 1']);
  });
});

describe('the drawing', () => {
  const model = modelOf(checkoutMachine);
  const counts = [
    { kind: 'visit', name: '#checkout', count: 100 },
    { kind: 'visit', name: 'shopping.shipping.address', count: 80 },
    { kind: 'left', name: 'shopping.shipping.address', count: 20 },
    { kind: 'visit', name: 'shopping.summary', count: 50 },
    { kind: 'visit', name: 'shopping.summary.stepwise', count: 50 },
    { kind: 'left', name: 'shopping.summary.stepwise', count: 1 },
    { kind: 'visit', name: 'confirmed', count: 40 },
    { kind: 'visit', name: 'confirmed.shown', count: 40 },
    { kind: 'left', name: 'confirmed.shown', count: 40 },
    { kind: 'transition', name: 'shopping.summary|event|order.submitted|0', count: 49 },
    { kind: 'transition', name: 'shopping.shipping.address|done|addressForm|0', count: 7 },
  ] as const;
  const figures = figuresOf(model, counts);
  const at = (id: string) => figures.states.find(({ node }) => node.id === id);

  it('shows which share continues, and where shoppers leave', () => {
    expect(at('shopping.shipping.address')).toMatchObject({ visits: 80, left: 20, leaves: 0.25, place: 'way' });
    expect(figures.begun).toBe(100);
    expect(losses(figures).map(({ node }) => node.id)).toEqual([
      'shopping.shipping.address',
      'shopping.summary.stepwise',
    ]);
  });

  it('counts a confirmed order as the end, not as a loss', () => {
    expect(at('confirmed.shown')).toMatchObject({ place: 'end', leaves: null });
    expect(at('returning')).toMatchObject({ place: 'way' });
    expect(figures.reached).toBe(40);
  });

  it('has lines as wide as their traffic, pale without visits, and red where many leave', () => {
    const marks = marksOf(figures, model);
    const busy = marks.get('shopping.summary|event|order.submitted|0');
    const calm = marks.get('shopping.shipping.address|done|addressForm|0');
    expect(busy?.look).toBe('taken');
    expect(busy?.width).toBeGreaterThan((calm?.width ?? 0) * 3);
    expect(marks.get('shopping.summary|event|payment.changeRequested|0')?.look).toBe('quiet');
    expect(marks.get('shopping.shipping.address')?.look).toBe('bad');
    expect(marks.get('shopping.summary')).toBeUndefined();
  });

  it('shows the figures inside the states, in reserved space', async () => {
    const drawings = (await drawingsOf(withRoom(model), { detail: 'plain' })).map((one) =>
      withFigures(one, figures, english(funnelText)),
    );
    const texts = drawings.flatMap(({ boxes }) =>
      boxes.flatMap(({ note }) => note.flatMap(({ runs }) => runs.map(({ text }) => text))),
    );
    expect(texts.join('\n')).toContain('80 visits');
    expect(texts.join('\n')).toContain('75% go on, 25% leave');
    expect(texts.join('\n')).not.toContain('888');
  });
});
