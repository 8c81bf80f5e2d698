import { use } from 'react';
import english from '#src/messages/en/ui.ts';
import { LanguageContext } from '#src/messages/text.ts';

export type UiLabels = typeof english;

/** Returns the labels of the components in the page's language. */
export const useLabels = (): UiLabels => (use(LanguageContext).catalogues['ui'] as UiLabels | undefined) ?? english;

/** Inserts values into a label: `fill('Was {price}', { price: '$20' })`. */
export const fill = (label: string, values: Record<string, string | number>): string =>
  label.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
