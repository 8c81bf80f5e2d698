import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { ChangesPage } from '#src/charts/changes/changes.types.ts';
import { ChangesView } from '#src/charts/changes/ChangesView.tsx';
import words from '#src/messages/compiled/en-US/changes.gen.ts';
import { expectAccessible } from '#tests/ui/support.tsx';

afterEach(cleanup);

const commit = 'a'.repeat(40);
const asking: ChangesPage = {
  revisions: [
    { id: 'now', subject: '', day: '' },
    { id: commit, subject: 'cart: keep it', day: '2026-11-24' },
  ],
  chosen: null,
  outcome: 'ask',
  charts: [],
  unpictured: [],
};

it('lists the revisions, the last change first', async () => {
  const { container } = render(<ChangesView page={asking} />);
  const [before, after] = [words.before, words.after].map((name) =>
    screen.getByRole<HTMLSelectElement>('combobox', { name }),
  );
  expect([before?.value, after?.value]).toEqual([commit, 'now']);
  expect(
    within(before as HTMLElement)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([words.now, '2026-11-24 aaaaaaaaaa cart: keep it']);
  expect(screen.getByRole('link', { name: words.name }).getAttribute('aria-current')).toBe('page');
  await expectAccessible(container);
});

it.each(['closed', 'unknown', 'running', 'failed'] as const)('says what to do: %s', (outcome) => {
  const page = outcome === 'closed' ? { ...asking, revisions: [] } : asking;
  render(<ChangesView page={{ ...page, outcome }} />);
  expect(screen.getByText(words[`${outcome}Title`])).toBeDefined();
  expect(screen.queryAllByRole('combobox')).toHaveLength(outcome === 'closed' ? 0 : 2);
});

it('shows a change in words, cropped, and before and after', async () => {
  const changes = [
    {
      state: 'resting.ready',
      drawing: 'data:image/svg+xml,',
      width: 100,
      height: 50,
      pictures: { before: null, after: '/charts/changes/pictures/now/cart/resting.ready' },
    },
  ];
  const charts = [
    {
      id: 'cart',
      about: null,
      parts: [{ heading: 'States that changed', lines: ['**ready** has `keepCart`'] }],
      changes,
    },
  ];
  const { container } = render(
    <ChangesView
      page={{ ...asking, chosen: { before: commit, after: 'now' }, outcome: 'compared', charts, unpictured: [commit] }}
    />,
  );
  expect(screen.getByText('keepCart').tagName).toBe('CODE');
  expect(screen.getAllByRole('img').map((img) => img.getAttribute('src'))).toEqual([
    'data:image/svg+xml,',
    '/charts/changes/pictures/now/cart/resting.ready',
  ]);
  expect(screen.getByText(/--against aaaaaaaaaa/)).toBeDefined();
  await expectAccessible(container);
});
