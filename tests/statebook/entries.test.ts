import { describe, expect, it } from 'vitest';
import { entriesOf, type Visit } from '#src/chart-kit/statebook/entries.ts';

const visit = (states: string[], told: string[], ...events: string[]): Visit => ({
  states,
  start: '',
  steps: events.map((event) => ({ event, state: states.join(' + ') })),
  body: told.join(),
  told,
});
const idsOf = (...visits: Visit[]) => entriesOf(visits).map(({ id }) => id);

describe('what the book shows', () => {
  it('has one entry for a state, however often a walk visits it', () => {
    expect(
      idsOf(
        visit(['off'], ['dark']),
        visit(['on'], ['light'], 'pressed'),
        visit(['off'], ['dark'], 'pressed', 'pressed'),
      ),
    ).toEqual(['off', 'on']);
  });

  it('has another entry for each new text of a state, named by the step that led there', () => {
    const entries = entriesOf([
      visit(['asking'], ['Card number']),
      visit(['asking'], ['Card number', '<P role=alert>', 'Declined'], 'pay failed PAY400'),
    ]);
    expect(entries.map(({ id, isVariant, says }) => ({ id, isVariant, says }))).toEqual([
      { id: 'asking', isVariant: false, says: [] },
      { id: 'asking~pay-failed-PAY400', isVariant: true, says: ['Declined'] },
    ]);
  });

  it('has another entry for a changed condition without text', () => {
    expect(idsOf(visit(['asking'], ['<BUTTON>']), visit(['asking'], ['<BUTTON disabled=true>'], 'sold'))).toEqual([
      'asking',
      'asking~sold',
    ]);
  });

  it('does not repeat a text of a state for each parallel state', () => {
    const ids = idsOf(
      visit(['list', 'open'], ['Filter'], 'a'),
      visit(['list', 'closed'], ['Shoes'], 'a', 'b'),
      visit(['list', 'open'], ['Filter', 'Shoes'], 'a', 'b', 'c'),
      visit(['list', 'closed'], ['Shoes', 'Filter'], 'a', 'b', 'c', 'd'),
      visit(['list', 'open'], ['Shoes'], 'a', 'b', 'c', 'd', 'e'),
    );
    expect(ids).toEqual(['list+open', 'list+closed', 'list+open~c', 'list+closed~d']);
  });

  it('does not repeat a page for a parallel state that shows nothing', () => {
    const ids = idsOf(
      visit(['list', 'closed'], ['Shoes'], 'a'),
      visit(['list'], ['Shoes'], 'a', 'b'),
      visit(['list'], ['Shoes', 'Sold out'], 'a', 'b', 'c'),
    );
    expect(ids).toEqual(['list+closed', 'list~c']);
  });

  it('takes the shortest way there', () => {
    const entries = entriesOf([visit(['on'], ['light'], 'a', 'b', 'c'), visit(['on'], ['light'], 'a')]);
    expect(entries.map(({ steps }) => steps.length)).toEqual([1]);
  });

  it('gives two paths by the same event two addresses that are valid file names', () => {
    const ids = idsOf(
      visit(['a.b'], ['1']),
      visit(['a.b'], ['2'], 'put failed no "x"/y'),
      visit(['a.b'], ['3'], 'put failed no "x"/y'),
    );
    expect(ids).toEqual(['a.b', 'a.b~put-failed-no-x-y', 'a.b~put-failed-no-x-y-2']);
  });
});
