import { expect } from 'vitest';
import { CategoryView } from '#src/flows/listing/CategoryPage.tsx';
import { fromPort, unreachable, walkView } from '#model-tests/support/view.tsx';
import type { Screen } from '@testing-library/react';
import type { SnapshotFrom } from 'xstate';
import type { listingMachine } from '#machines/listing/listing.machine.ts';
import { model } from './listing.model.ts';

const path = '/en-us/c/trail-running-1104';

const behindPanel = (screen: Screen) => screen.queryByRole('dialog') !== null;

/** The last list stays and is marked as busy. Behind the panel it cannot be seen. */
const waits = (screen: Screen, { context }: SnapshotFrom<typeof listingMachine>) => {
  if (behindPanel(screen)) return;
  if (context.listing?.total)
    expect(screen.getByRole('list', { name: 'Products' }).closest('[aria-busy="true"]')).not.toBeNull();
};

walkView(model, {
  // Loads the panel's code, which comes with its first opening, before the walk looks for it.
  before: async () => {
    await import('#src/flows/listing/FilterPanel.tsx');
  },
  render: ({ actor }) => <CategoryView actor={actor} path={path} />,
  gestures: {
    'filter.toggled': async (user, screen, { event, actor }) => {
      const box = screen.queryAllByRole('checkbox', { name: /Green/ }).at(-1);
      if (box) await user.click(box);
      else actor.send(event);
    },
    'filters.cleared': async (user, screen, { event, actor }) => {
      const clear = screen.queryByRole<HTMLButtonElement>('button', { name: 'Clear all' });
      if (clear && !clear.disabled) await user.click(clear);
      else actor.send(event);
    },
    'sort.chosen': async (user, screen, { event, actor }) => {
      const order = screen.queryByRole<HTMLSelectElement>('combobox', { name: /Sort by/ });
      if (order && !behindPanel(screen) && order.value !== event.sort) await user.selectOptions(order, event.sort);
      else actor.send(event);
    },
    'listing.awaited': fromPort('address'),
    'listing.arrived': fromPort('address'),
    'listing.refused': fromPort('address'),
    'listing.retried': async (user, screen, { event, actor }) => {
      const retry = screen.queryByRole('button', { name: 'Try again' });
      if (retry && !behindPanel(screen)) await user.click(retry);
      else actor.send(event);
    },
    'panel.opened': async (user, screen, { event, actor }) => {
      const filter = screen.queryByRole('link', { name: /^Filter/ });
      if (filter && !behindPanel(screen)) await user.click(filter);
      else actor.send(event);
    },
    'panel.closed': async (user, screen, { event, actor }) => {
      const close = screen.queryByRole('button', { name: /^Show \d+ result/ });
      if (close && close.getAttribute('aria-busy') !== 'true') await user.click(close);
      else actor.send(event);
    },
  },
  shows: {
    'results.opening': unreachable('passed through'),
    'results.shown': (screen) => void (behindPanel(screen) || screen.getByRole('list', { name: 'Products' })),
    'results.noneFound': (screen, { context }) => {
      if (behindPanel(screen)) return;
      const isFiltered = Object.keys(context.query.filters).length > 0;
      screen.getByRole('heading', {
        name: isFiltered ? 'Nothing matches all of your filters' : 'There is nothing here at the moment',
      });
    },
    'results.loading': waits,
    'results.filtering': waits,
    'results.sorting': waits,
    'results.paging': waits,
    'results.failed': (screen) => void (behindPanel(screen) || screen.getByText('The list could not be loaded')),
    'panel.closed': (screen) => expect(screen.queryByRole('dialog')).toBeNull(),
    'panel.open': (screen, { context }) => void (context.listing && screen.getByRole('dialog', { name: 'Filters' })),
    'panel.closing': unreachable('an animation, which a DOM without layout does not play'),
  },
});
