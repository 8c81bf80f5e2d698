import { createIsomorphicFn } from '@tanstack/react-start';

/** demo, development or production: decides whether a page lets itself be inspected. */
export const siteMode = createIsomorphicFn()
  .server(() => process.env['MODE'] ?? 'demo')
  .client(() => document.documentElement.dataset['mode'] ?? 'production');
