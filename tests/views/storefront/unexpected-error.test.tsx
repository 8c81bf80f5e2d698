import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, it, vi } from 'vitest';
import { UnexpectedErrorPage } from '#src/flows/storefront/UnexpectedErrorPage.tsx';

vi.mock('@tanstack/react-router', () => ({ useLocation: () => null }));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each([
  [true, 'Something went wrong'],
  [false, 'You are not connected'],
])('a page that could not be shown, connected %s, says: %s', (isConnected, title) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isConnected);
  render(<UnexpectedErrorPage />);
  screen.getByRole('heading', { level: 1, name: title });
  screen.getByRole('button', { name: 'Try again' });
});
