import { expect } from 'vitest';
import { CarouselView } from '#src/flows/carousel/CarouselView.tsx';
import { fromPort, unreachable, walkView } from '#model-tests/support/view.tsx';
import { model } from './carousel.model.ts';

walkView(model, {
  render: ({ actor }) => (
    <CarouselView actor={actor} id="related" title="Goes well with it" cards="cards-5" tone="sunken" />
  ),
  gestures: {
    'row.neared': fromPort('watchRow'),
    'list.cleared': (user, screen) => user.click(screen.getByRole('button', { name: 'Clear list' })),
  },
  shows: {
    opening: unreachable('passed through'),
    waiting: (screen) => screen.getByRole('heading', { name: 'Goes well with it' }),
    loading: (screen) => screen.getByRole('heading', { name: 'Goes well with it' }),
    shown: (screen) => screen.findByRole('link', { name: 'Ridgeline Trail Runner' }),
    recalling: (screen) => expect(screen.queryByRole('heading')).toBeNull(),
    forgetting: (screen) => screen.getByRole('link', { name: 'Ridgeline Trail Runner' }),
    none: (screen) => expect(screen.queryByRole('heading')).toBeNull(),
  },
});
