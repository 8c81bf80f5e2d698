import type { Screen } from '@testing-library/react';
import { expect } from 'vitest';
import { walkView } from '#model-tests/support/view.tsx';
import { ReviewsView } from '#src/flows/reviews/ReviewsView.tsx';
import words from '#src/messages/compiled/en-US/reviews.gen.ts';
import { model } from './reviews.model.ts';

const more = (screen: Screen) => screen.queryByRole('button', { name: new RegExp(`^${words.more}`) });
const isListed = (screen: Screen) => expect(screen.getAllByRole('listitem').length).toBeGreaterThan(0);

walkView(model, {
  render: ({ actor }) => (
    <ReviewsView actor={actor} onWrite={() => undefined} onReport={() => undefined} onDialog={() => undefined} />
  ),
  gestures: {
    'query.changed': async (user, screen) => {
      const four = screen.getByRole('button', { name: '4 stars: 1 review' });
      if (four.getAttribute('aria-pressed') === 'true')
        await user.click(screen.getByRole('button', { name: words.all }));
      await user.click(screen.getByRole('button', { name: '4 stars: 1 review' }));
    },
    'more.requested': (user, screen) => user.click(more(screen) as HTMLElement),
    'reviews.retried': (user, screen) => user.click(screen.getByRole('button', { name: words.retry })),
  },
  controls: {
    'more.requested': more,
    'reviews.retried': (screen) => screen.queryByRole('button', { name: words.retry }),
  },
  shows: {
    loading: (screen) => expect(screen.queryByRole('list')).toBeNull(),
    shown: (screen, { context: { page } }) => {
      isListed(screen);
      expect(more(screen) !== null).toBe((page?.reviews.length ?? 0) < (page?.total ?? 0));
    },
    narrowing: (screen) => expect(screen.getByRole('list').getAttribute('aria-busy')).toBe('true'),
    readingOn: (screen) => expect(more(screen)?.getAttribute('aria-busy')).toBe('true'),
    stuck: (screen) => screen.getByText(words.stuck),
    unavailable: (screen) => screen.getByText(words.unavailable),
  },
});
