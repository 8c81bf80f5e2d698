import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { bothOf } from '#src/chart-kit/diff/both.ts';
import { diffOf } from '#src/chart-kit/diff/diff.ts';
import { type ChartFacts, factsOf } from '#src/chart-kit/diff/facts.ts';
import { svgOfBoth } from '#src/chart-kit/diff/picture.ts';
import { markdownOf, describeChanges } from '#src/chart-kit/diff/describe.ts';

const facts = (states: Record<string, object>, delays: Record<string, number> = {}): ChartFacts => ({
  ...factsOf(
    createMachine({ id: 'door', initial: Object.keys(states)[0] ?? '', states } as Parameters<typeof createMachine>[0]),
  ),
  delays,
});

const before = facts(
  {
    closed: { description: 'It is shut.', on: { push: { target: 'open', guard: 'isUnlocked' }, lock: 'locked' } },
    open: { description: 'One may pass.', after: { patience: 'closed' }, entry: 'creak' },
    locked: { description: 'Only a key helps.', on: { key: 'closed' } },
    painted: { description: 'Wet.' },
  },
  { patience: 2000 },
);

const after = facts(
  {
    closed: { description: 'It is shut.', on: { push: { target: 'open', guard: 'isOiled' }, lock: 'bolted' } },
    open: { description: 'One may pass.', after: { patience: 'closed' }, on: { wind: 'closed' } },
    bolted: { description: 'Only a key helps.', on: { key: 'open' } },
    gone: { description: 'There is no door.' },
  },
  { patience: 500 },
);

const told = (from: ChartFacts | null, to: ChartFacts | null, lost: string[] = []): string => {
  const diff = diffOf('door', from, to);
  if (!diff) throw new Error('nothing is another');
  return markdownOf(describeChanges(diff, lost));
};

describe('the difference between two revisions of a chart', () => {
  it('is nothing where nothing changed', () => {
    expect(diffOf('door', before, before)).toBeNull();
  });

  it('lists states, transitions, conditions, actions, delays and paths in words', () => {
    expect(told(before, after, ['path 3']).split('\n')).toEqual([
      '## door',
      '',
      '### New states',
      '',
      '- **gone**: There is no door.',
      '',
      '### States that are no more',
      '',
      '- **painted**: Wet.',
      '',
      '### States with another name',
      '',
      '- **locked** is now **bolted**',
      '',
      '### States that changed',
      '',
      '- **open** has on the way in nothing, had `creak`',
      '',
      '### New transitions',
      '',
      '- **open** on `wind` goes to **closed**',
      '',
      '### Transitions that changed',
      '',
      '- **bolted** on `key`: went to **closed** and now goes to **open**',
      '- **closed** on `push`: its condition was `isUnlocked` and is `isOiled`',
      '',
      '### Delays',
      '',
      '- `patience`: 2 s before, 500 ms now',
      '',
      '### Covered paths that disappear',
      '',
      '- path 3',
    ]);
  });

  it('lists changed parameters of guards and actions, and inline code', () => {
    const asks = (most: number) => ({
      target: 'open',
      guard: { type: 'isUnder', params: { most } },
      actions: { type: 'ring', params: { times: most } },
    });
    const door = (most: number) => facts({ closed: { on: { push: asks(most) } }, open: {} });
    expect(told(door(3), door(4))).toContain(
      '**closed** on `push` if `isUnder`: its condition was `{ type: isUnder, params: { most: 3 } }` and is `{ type: isUnder, params: { most: 4 } }`; what it does was',
    );
    const inline = (guard: () => boolean) => facts({ closed: { on: { push: { target: 'open', guard } } }, open: {} });
    expect(
      told(
        inline(() => true),
        inline(() => false),
      ),
    ).toContain('its condition was `()=>true` and is `()=>false`');
  });

  it('is one sentence for a chart that is new or removed', () => {
    expect(told(null, after)).toContain('A new chart');
    expect(told(before, null)).toContain('The chart is no more');
  });

  it('is one drawing that marks what is new, removed or changed', async () => {
    const diff = diffOf('door', before, after);
    const both = diff && bothOf(diff);
    expect([...(both?.marks ?? [])].filter(([id]) => !id.includes('|')).map(([id, { look }]) => [id, look])).toEqual([
      ['open', 'changed'],
      ['bolted', 'changed'],
      ['gone', 'good'],
      ['painted', 'gone'],
    ]);
    const svg = diff && (await svgOfBoth(diff));
    expect(svg).toMatch(/data-mark="gone"[^>]*>.*painted/);
    expect(svg).toMatch(/data-edge="before\|locked\|event\|key\|0" data-mark="gone"/);
  });
});
