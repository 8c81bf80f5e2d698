import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { first, second } from '#model-tests/favorites-page/favorites-page.model.ts';
import { CompareLink } from '#src/flows/compare/index.ts';
import { ComparePage } from '#src/flows/compare/ComparePage.tsx';
import words from '#src/messages/compiled/en-US/compare.gen.ts';

afterEach(cleanup);

const ids = [first.id, second.id];
const grip = { id: 'grip', label: 'Grip', max: 5, values: [4, null] };

it('shows a column for each product, and leads to the comparison without it', () => {
  render(<ComparePage ids={ids} cards={[first, second]} qualities={[grip]} />);
  const table = screen.getByRole('table', { name: words.title });
  const heads = within(table).getAllByRole('columnheader').slice(1);
  expect(heads.map((head) => within(head).getByRole('link').textContent)).toEqual([first.name, second.name]);
  const row = within(table).getByRole('row', { name: /^Grip/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['4 of 5', '–']);
  const remove = within(table).getByRole('link', { name: `Remove from comparison: ${first.name}` });
  expect(remove.getAttribute('href')).toMatch(new RegExp(`/compare\\?p=${second.id}$`));
  expect(screen.queryByText(words.gone)).toBeNull();
});

it('says that a product is no longer sold', () => {
  render(<ComparePage ids={ids} cards={[second]} qualities={[]} />);
  expect(screen.getByText(words.gone)).toBeTruthy();
  const remove = screen.getByRole('link', { name: `Remove from comparison: ${second.name}` });
  expect(remove.getAttribute('href')).toMatch(/\/compare$/);
});

it('leads to the favorites if there is nothing to compare', () => {
  render(<ComparePage ids={[]} cards={[]} qualities={[]} />);
  expect(screen.getByRole('link', { name: words.toFavorites }).getAttribute('href')).toMatch(/\/favorites$/);
  expect(screen.queryByRole('table')).toBeNull();
});

it('offers the comparison of the first four of a list, and none of a single product', () => {
  const { rerender } = render(<CompareLink ids={['A', 'B', 'C', 'D', 'E']} />);
  expect(screen.getByRole('link', { name: words.compare }).getAttribute('href')).toMatch(/\/compare\?p=A,B,C,D$/);
  rerender(<CompareLink ids={['A']} />);
  expect(screen.queryByRole('link')).toBeNull();
});
