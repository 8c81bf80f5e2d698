/** demo, development or production: decides whether a page lets itself be inspected. */
export const siteMode = (): string =>
  import.meta.env.SSR ? (process.env['MODE'] ?? 'demo') : (document.documentElement.dataset['mode'] ?? 'production');
