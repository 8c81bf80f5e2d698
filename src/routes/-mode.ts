/** Whether every page opens the live inspector's ear unasked (`npm run dev -- --inspect`); never in production. */
export const isInspected = (): boolean =>
  import.meta.env.SSR
    ? siteMode() !== 'production' && process.env['INSPECT'] === 'true'
    : 'inspect' in document.documentElement.dataset;

/** demo, development or production: decides whether a page lets itself be inspected. */
export const siteMode = (): string =>
  import.meta.env.SSR ? (process.env['MODE'] ?? 'demo') : (document.documentElement.dataset['mode'] ?? 'production');
