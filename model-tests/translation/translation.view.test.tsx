import type { Screen } from '@testing-library/react';
import { expect } from 'vitest';
import { walkView } from '#model-tests/support/view.tsx';
import { TranslationControl } from '#src/flows/translation/index.ts';
import words from '#src/messages/compiled/en-US/translation.gen.ts';
import { model } from './translation.model.ts';

const translate = (screen: Screen) => screen.queryByRole('button', { name: new RegExp(`^${words.translate}`) });
const original = (screen: Screen) => screen.queryByRole('button', { name: words.original });

walkView(model, {
  cover: 'edges',
  render: ({ actor }) => <TranslationControl actor={actor} />,
  gestures: {
    'translation.requested': (user, screen) => user.click(translate(screen) as HTMLElement),
    'original.requested': (user, screen) => user.click(original(screen) as HTMLElement),
  },
  controls: { 'original.requested': original },
  shows: {
    original: (screen) => expect(translate(screen)).not.toBeNull(),
    translating: (screen) => expect(translate(screen)?.getAttribute('aria-busy')).toBe('true'),
    translated: (screen) => screen.getByText(words.translated),
    refused: (screen) => expect(screen.getByRole('status').textContent).not.toBe(''),
  },
});
