import { expect } from 'vitest';
import { CarouselView } from '#src/flows/carousel/CarouselView.tsx';
import { fromPort, unreachable, walkView } from '#model-tests/support/view.tsx';
import { model } from './carousel.model.ts';

walkView(model, {
  render: ({ actor }) => <CarouselView actor={actor} id="related" title="Goes well with it" />,
  gestures: { 'row.neared': fromPort('watchRow') },
  shows: {
    opening: unreachable('passed through'),
    waiting: (screen) => screen.getByRole('heading', { name: 'Goes well with it' }),
    loading: (screen) => screen.getByRole('heading', { name: 'Goes well with it' }),
    shown: (screen) => screen.findByRole('link', { name: 'Ridgeline Trail Runner' }),
    none: (screen) => expect(screen.queryByRole('heading')).toBeNull(),
  },
});
