import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { bothOf } from '#src/charts/diff/both.ts';
import { type ChartFacts, diffOf } from '#src/charts/diff/diff.ts';
import { svgOfBoth } from '#src/charts/diff/picture.ts';
import { markdownOf, toldOf } from '#src/charts/diff/words.ts';
import { modelOf } from '#src/charts/model.ts';

const facts = (states: Record<string, object>, delays: Record<string, number> = {}): ChartFacts => ({
  model: modelOf(createMachine({ id: 'door', initial: Object.keys(states)[0] ?? '', states } as Parameters<typeof createMachine>[0])),
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
  return markdownOf(toldOf(diff, lost));
};

describe('the difference between two revisions of a chart', () => {
  it('is nothing where nothing changed', () => {
    expect(diffOf('door', before, before)).toBeNull();
  });

  it('is told in words: states, transitions, conditions, actions, delays, and paths', () => {
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

  it('is a sentence where the whole chart came or went', () => {
    expect(told(null, after)).toContain('A new chart');
    expect(told(before, null)).toContain('The chart is no more');
  });

  it('is drawn once for both: what is new, what is no more, what is another', async () => {
    const diff = diffOf('door', before, after);
    const both = diff && bothOf(diff);
    expect([...(both?.marks ?? [])].filter(([id]) => !id.includes('|')).map(([id, { look }]) => [id, look])).toEqual([['open', 'changed'], ['bolted', 'changed'], ['gone', 'good'], ['painted', 'gone']]);
    const svg = diff && (await svgOfBoth(diff));
    expect(svg).toMatch(/data-mark="gone"[^>]*>.*painted/);
    expect(svg).toMatch(/data-edge="before\|locked\|event\|key\|0" data-mark="gone"/);
  });
});
