import type { Screen } from '@testing-library/react';
import { expect } from 'vitest';
import { walkView } from '#model-tests/support/view.tsx';
import { DataDownload } from '#src/flows/privacy/DataDownload.tsx';
import errors from '#src/messages/compiled/en-US/errors.gen.ts';
import words from '#src/messages/compiled/en-US/privacy.gen.ts';
import { Container } from '#src/ui/layout/Layout.tsx';
import { model, password } from './data-download.model.ts';

const button = (screen: Screen) => screen.getByRole('button', { name: new RegExp(`^${words.download}`) });

walkView(model, {
  render: ({ actor }) => (
    <Container>
      <h1>{words.title}</h1>
      <DataDownload actor={actor} />
    </Container>
  ),
  gestures: {
    'download.requested': async (user, screen) => {
      const field = screen.getByLabelText(words.password);
      await user.clear(field);
      await user.type(field, password);
      await user.click(button(screen));
    },
  },
  shows: {
    asking: (screen) => button(screen),
    downloading: (screen) => expect(button(screen).getAttribute('aria-busy')).toBe('true'),
    refused: (screen, { context: { failure } }) => {
      if (failure?.errorId === 'AUT450') screen.getByText(errors.AUT450);
      else screen.getByRole('alert');
    },
    downloaded: (screen) => screen.getByText(words.downloaded),
  },
});
