/**
 * True if every page opens the live inspector's connection by itself (`npm run dev -- --inspect`); never in production.
 */
export const isInspected = (): boolean =>
  import.meta.env.SSR
    ? siteMode() !== 'production' && process.env['INSPECT'] === 'true'
    : 'inspect' in document.documentElement.dataset;

/** Returns demo, development or production. The mode decides if a page can be inspected. */
export const siteMode = (): string =>
  import.meta.env.SSR ? (process.env['MODE'] ?? 'demo') : (document.documentElement.dataset['mode'] ?? 'production');

/** True where variants are decided: in production only with an engine, experiments, or a service that may have them. */
export function hasDecisions(): boolean {
  if (!import.meta.env.SSR) return document.documentElement.dataset['personalisation'] !== 'off';
  const { PERSONALISATION, DECISION_ENGINE_URL, EXPERIMENTS_SDK_KEY, COMMERCE_API_URL } = process.env;
  const isThere =
    siteMode() !== 'production' || Boolean(DECISION_ENGINE_URL ?? EXPERIMENTS_SDK_KEY ?? COMMERCE_API_URL);
  return isThere && PERSONALISATION !== 'false';
}

/** Seconds that a toast stays (core 9); 6 unless the shop's settings say otherwise. */
export const toastSeconds = (): number =>
  Number((import.meta.env.SSR ? process.env['TOAST_SECONDS'] : document.documentElement.dataset['toastSeconds']) ?? 6);

/** False where the shop has no favourites (core 6): then no product shows a heart. */
export const hasFavorites = (): boolean =>
  import.meta.env.SSR ? process.env['FAVORITES'] !== 'false' : document.documentElement.dataset['favorites'] !== 'off';
