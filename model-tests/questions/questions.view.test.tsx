import type { Screen } from '@testing-library/react';
import { expect } from 'vitest';
import { walkView } from '#model-tests/support/view.tsx';
import { QuestionsView } from '#src/flows/questions/QuestionsView.tsx';
import words from '#src/messages/compiled/en-US/questions.gen.ts';
import { model } from './questions.model.ts';

const more = (screen: Screen) => screen.queryByRole('button', { name: new RegExp(`^${words.more}`) });
const retry = (screen: Screen) => screen.queryByRole('button', { name: words.retry });

walkView(model, {
  render: ({ actor }) => <QuestionsView actor={actor} onAsk={() => undefined} />,
  gestures: {
    'more.requested': (user, screen) => user.click(more(screen) as HTMLElement),
    'questions.retried': (user, screen) => user.click(retry(screen) as HTMLElement),
  },
  controls: { 'more.requested': more, 'questions.retried': retry },
  shows: {
    loading: (screen) => expect(screen.queryByRole('list')).toBeNull(),
    shown: (screen, { context: { page } }) => {
      expect(screen.queryAllByRole('listitem')).toHaveLength(page?.questions.length ?? 0);
      for (const { text, answers } of page?.questions ?? []) {
        screen.getByRole('heading', { name: text });
        if (answers.length === 0) screen.getByText(words.waiting);
        for (const answer of answers) screen.getByText(answer.text);
      }
      if (page?.total === 0) screen.getByText(words.none);
    },
    readingOn: (screen) => expect(more(screen)?.getAttribute('aria-busy')).toBe('true'),
    stuck: (screen) => screen.getByText(words.stuck),
    unavailable: (screen) => screen.getByText(words.unavailable),
  },
});
