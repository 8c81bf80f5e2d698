import { describe, expect, it } from 'vitest';
import { assertHolds } from '#src/chart-kit/walk/checks.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';
import { anyProject } from '#src/chart-kit/walk/project.ts';
import { assertStory, toldOf } from '#src/chart-kit/walk/told.ts';
import { pathIdOf } from '#src/chart-kit/records/path-id.ts';
import { chosenOf } from '#src/chart-kit/telling/chosen.ts';
import { inWords } from '#src/chart-kit/telling/sentences.ts';
import { answering, wrongChart } from './lint/wrong.ts';
import { carrierDown, delivered, model, send } from './example/tracking.model.ts';

const { commandFor } = anyProject;
const submitted = send['number.submitted'][0];

const failureOf = (run: () => unknown): string => {
  try {
    run();
  } catch (error) {
    return (toldOf(model, error, 's1: a parcel', commandFor('example', 'chart', 's1')) as Error).message;
  }
  throw new Error('it does not fail');
};

describe('a failure report shows the way there', () => {
  it('of a story whose chart leads elsewhere', () => {
    const wrong = modelOf(wrongChart([...answering, 'looking', 'invoke', 'onDone', 'target'], 'failed'), model.options);
    const story = {
      name: 'a parcel',
      events: [submitted, model.done('findParcel', delivered)],
      ends: { open: { search: { answering: 'delivered' } } },
    } as const;
    expect(failureOf(() => assertStory(wrong, story))).toMatch(/^expected .* to deeply equal/);
    expect(
      failureOf(() => assertStory(wrong, story))
        .split('\n')
        .slice(1),
    ).toEqual([
      '',
      '  path s1: a parcel',
      '      start',
      '      1. number.submitted: number “42”',
      '    ✗ 2. findParcel answers number “42”, status “delivered”',
      '  the chart is in',
      '    open.search.answering.failed: The carrier did not answer; the shopper may ask again.',
      '    open.connection.online: Connected.',
      '  repeat it: CHART_PATH=s1 npx vitest run example.chart',
      '',
    ]);
  });

  it('of a generated path that leads elsewhere than explored', () => {
    const [walk] = model.walks();
    const [first, ...steps] = walk?.steps ?? [];
    const told = failureOf(() => walk && first && model.run({ ...walk, steps: [{ ...first, target: '' }, ...steps] }));
    expect(told).toMatch(/`project` leaves out something/);
    expect(told).toMatch(
      /\n {4}✗ 1\. .*\n {2}the chart is in\n {4}open\..*\n {4}open\.connection\.online: Connected\./,
    );
  });

  it('of an invariant: the shortest way to where it does not hold', () => {
    const told = failureOf(() =>
      assertHolds(model.edges(), ({ nextState }) => expect(nextState.context.attempts).toBeLessThan(2)),
    );
    expect(told.split('\n').filter((line) => /^ {4}[ ✗] \d/.test(line))).toEqual([
      '      1. findParcel refuses: ORD503 (The carrier does not answer.)',
      '      2. wait for retryDelay (4 s)',
      '    ✗ 3. findParcel refuses: ORD503 (The carrier does not answer.)',
    ]);
  });

  it('of random steps: as short as possible', () => {
    const told = failureOf(() =>
      model.randomWalk(3, 5_000, ({ nextState }) => expect(nextState.context.attempts).toBeLessThan(2)),
    );
    expect(told).toMatch(/^step \d+ of seed 3, .*shrunk to 3\)\n/s);
  });

  it('of random steps that fail only after others: without irrelevant loops', () => {
    let asked = 0;
    const told = failureOf(() =>
      model.randomWalk(5, 5_000, ({ event }) => {
        asked = event.type === 'number.submitted' ? asked + 1 : asked;
        if (asked > 6) throw new Error('asked too often');
      }),
    );
    expect(told).toMatch(/^step \d+ of seed 5, "[^"]+" in [^:]+: Error: asked too often \(after \d+ steps/);
  });
});

describe('words', () => {
  it('summarise a payload', () => {
    expect(inWords({ number: '42', gift: false, lines: [], note: null })).toBe('number “42”, gift false, lines none');
    expect(inWords({ address: { city: 'Graz', geo: { at: { lat: 1 } } } })).toBe('address (city “Graz”, geo more)');
    expect(inWords([1, 2, 3, 4])).toBe('4 of them');
    expect(inWords(carrierDown)).toBe('errorId “ORD503”, message “The carrier does not answer.”');
    expect(inWords(undefined)).toBe('nothing');
  });
});

describe('selecting a single path', () => {
  const walks = model.walks({ cover: 'transitions' });

  it('is found by its number or its name', () => {
    expect(chosenOf('example', walks, '2')).toEqual([walks[1]]);
    expect(chosenOf('example', walks, walks[0]?.name)).toEqual([walks[0]]);
    expect(chosenOf('example', walks, undefined)).toBe(walks);
    expect(pathIdOf({ name: 'p3: 4 steps to closed' })).toBe('p3');
  });

  it('fails for an unknown path', () => {
    expect(() => chosenOf('example', walks, '99')).toThrow(/no path is called "99"; there are 1, 2/);
  });

  it('has a command', () => {
    expect(commandFor('lamp', 'browser', '3')).toBe('CHART_PATH=3 npx playwright test lamp.browser');
    expect(commandFor('lamp', 'chart', 'chance', 7)).toBe('CHART_PATH=chance CHART_SEED=7 npx vitest run lamp.chart');
  });
});
