import type { Screen } from '@testing-library/react';
import { expect } from 'vitest';
import { isOpen } from '#machines/product-set/product-set.setup.ts';
import { walkView } from '#model-tests/support/view.tsx';
import { ProductSetView } from '#src/flows/product-set/ProductSetView.tsx';
import words from '#src/messages/compiled/en-US/product-set.gen.ts';
import { look, model } from './product-set.model.ts';

const button = (screen: Screen) => screen.queryByRole('button', { name: /^Add all 2 to cart/ });
const nothing = (screen: Screen) => expect(screen.queryByRole('heading')).toBeNull();
const shown = (screen: Screen) => {
  screen.getByRole('heading', { name: words.title });
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
    look.products.map(({ name }) => name),
  );
};
const sizeOf = (screen: Screen, productId: string) => {
  const name = look.products.find(({ id }) => id === productId)?.name ?? '';
  return screen.getByRole('combobox', { name: new RegExp(`, ${name}$`) });
};

walkView(model, {
  render: ({ actor }) => <ProductSetView actor={actor} />,
  gestures: {
    'option.chosen': (user, screen, { event }) => user.selectOptions(sizeOf(screen, event.productId), event.value),
    'set.requested': (user, screen) => user.click(button(screen) as HTMLElement),
  },
  controls: { 'set.requested': button },
  shows: {
    loading: nothing,
    choosing: shown,
    asking: (screen, { context }) => {
      shown(screen);
      const asked = look.products.filter((product) => isOpen(context, product));
      expect(screen.queryAllByText(words.choose)).toHaveLength(asked.length);
    },
    adding: (screen) => screen.getByText(words.adding),
    added: (screen) => screen.getByText(words.added),
    refused: (screen) => screen.getByText(words.refused),
    incomplete: (screen) => {
      shown(screen);
      screen.getByText(words.incomplete);
    },
    none: nothing,
  },
});
