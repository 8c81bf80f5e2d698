import { createContext, use } from 'react';

/**
 * The few words that components say themselves. The root route provides the page's language from `src/messages` through
 * `UiLabels`; these English ones stand in where no provider is (tests, the chart gallery). `{name}` marks a value.
 */
export const englishLabels = {
  close: 'Close',
  dismiss: 'Dismiss',
  loading: 'Loading',
  priceNow: 'Now {price}',
  priceWas: 'Was {price}',
  priceRange: '{from} to {to}',
  priceLowest: 'Lowest price yet. Lowest before: {price}',
  unavailable: '{label}, unavailable',
  more: '{count} more',
  decrease: 'One fewer',
  increase: 'One more',
  previous: 'Previous',
  next: 'Next',
  page: 'Page {page}',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  optional: 'optional',
  opensElsewhere: 'opens in a new tab',
  stepDone: 'done',
  required: 'This field is required',
  emailInvalid: 'Email is not valid',
  tooShort: 'Value must have at least {count} characters',
  tooLong: 'Value must not be longer than {count} characters',
  tooSmall: 'Value must not be less than {count}',
  tooLarge: 'Value must not be more than {count}',
  patternMismatch: 'This does not look right',
};

export type UiLabels = typeof englishLabels;

const LabelsContext = createContext<UiLabels>(englishLabels);

/** `<UiLabelsProvider value={labels}>` around the page. */
export const UiLabelsProvider = LabelsContext.Provider;

export const useLabels = (): UiLabels => use(LabelsContext);

/** Puts values into a label: `fill('Was {price}', { price: '$20' })`. */
export const fill = (label: string, values: Record<string, string | number>): string =>
  label.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
