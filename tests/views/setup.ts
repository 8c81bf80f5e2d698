import { afterEach } from 'vitest';
import { cleanup } from '@testing-library/react';

// Nothing is painted here, as on a page in a background tab: what waits for a paint is done at once (decision 037).
Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true });

// Files of a worker share their modules and their window (decision 094). This runs before each of them, so that it
// begins as if it were the first.
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, '', '/');
for (const cookie of document.cookie.split('; ')) {
  const ended = `${cookie.split('=')[0]}=; expires=${new Date(0).toUTCString()}`;
  // With and without a path, it is another cookie.
  document.cookie = ended;
  document.cookie = `${ended}; path=/`;
}

// The library registers these for the first file alone: updates come within `act`, and what is rendered is removed.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
afterEach(cleanup);
