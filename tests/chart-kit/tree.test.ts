import { describe, expect, it } from 'vitest';
import { treeOf } from '#src/chart-kit/simulate/tree.ts';
import { tellApart } from '#src/chart-kit/simulate/payload.ts';

describe('what a chart knows, as a tree', () => {
  it('marks only what changed, with the previous value', () => {
    const { isChanged, parts } = treeOf('', { a: 1, b: { c: 2, d: [3] } }, { was: { a: 1, b: { c: 5, d: [3] } } });
    expect(isChanged).toBe(true);
    expect(parts.map((part) => [part.name, part.isChanged])).toEqual([
      ['a', false],
      ['b', true],
    ]);
    expect(parts[1]?.parts.map((part) => [part.name, part.isChanged, part.before])).toEqual([
      ['c', true, '5'],
      ['d', false, null],
    ]);
  });

  it('marks a new value once, not each part of it', () => {
    const { parts } = treeOf('', { cart: { id: 'x', lines: [1, 2] } }, { was: { cart: null } });
    expect(parts[0]).toMatchObject({ name: 'cart', isChanged: true, before: 'null' });
    expect(parts[0]?.parts.map((part) => part.isChanged)).toEqual([false, false]);
  });
});

describe('payloads of one event', () => {
  it('are distinguished by the value that the fewest share, not by ids', () => {
    const id = '3b1f8a52-6c0e-4a57-9a3e-0c2d5e7f9b10';
    expect(
      tellApart([
        { type: 'asked', id, change: 'add' },
        { type: 'asked', id: id.replace('3', '4'), change: 'remove' },
      ]),
    ).toEqual(['change: add', 'change: remove']);
  });
  it('of a refusal are named by the refusal', () => {
    expect(tellApart([{ type: 'x', error: { errorId: 'BSK404', message: 'gone' } }])).toEqual(['BSK404: gone']);
  });
});
