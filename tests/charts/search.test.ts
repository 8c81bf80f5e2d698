import { describe, expect, it } from 'vitest';
import { answersOf } from '#src/charts/explain/answers.ts';
import { allModels } from '#src/charts/pages/library.ts';
import { bestFirst, entriesOf, findIn } from '#src/charts/pages/search.ts';

const charts = [...(await allModels()).values()].map((model) => ({
  id: model.id,
  entries: entriesOf(model, answersOf(model.id)),
}));
const found = (words: string) =>
  bestFirst(
    charts.flatMap(({ id, entries }) => {
      const one = findIn(entries, words);
      return one ? [{ id, ...one }] : [];
    }),
  );
const firstHit = (words: string) => found(words)[0]?.hits[0];

describe('the search of the gallery', () => {
  it('answers "order refused" with the checkout first', () => expect(found('order refused')[0]?.id).toBe('checkout'));
  it('knows synonyms', () => {
    expect(found('bank').map(({ id }) => id)).toEqual(expect.arrayContaining(['challenge', 'checkout']));
    expect(found('timeout').map(({ id }) => id)).toEqual(
      expect.arrayContaining(['payment-method', 'challenge', 'cart']),
    );
  });
  it.each([
    ['isPlacingFailure', 'guard', 'isPlacingFailure('],
    ['payment-refused', 'guard', 'isPlacingFailure(payment-refused)'],
    ['confirmationPause', 'delay', 'confirmationPause'],
    ['ORD415', 'code', 'ORD415'],
    ['lineGone', 'notice', 'lineGone'],
  ])('finds %s as a %s', (words, kind, name) => {
    expect(firstHit(words)?.kind).toBe(kind);
    expect(firstHit(words)?.name).toContain(name);
  });
  it('finds a notice and a refusal by what the shopper reads', () => {
    expect(found('taken out elsewhere')[0]?.id).toBe('cart');
    expect(found('total of your order has changed').map(({ id }) => id)).toContain('checkout');
  });
  it('finds nothing if no chart contains a word', () => expect(found('order elephant')).toEqual([]));
});
