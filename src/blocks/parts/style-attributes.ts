// What the styles of blocks read. Apart from them: a list has the styles of banners without their code (TopBlocks.tsx).
import type { ContentSpace, ContentSpacing, ContentTextStyle, ContentTone } from '#openapi/generated/waymark.gen.ts';
import { attributes, cascade } from './breakpoints.ts';

/** Attributes for `margins` and `room`. */
export const marginsOf = (spacing: ContentSpacing | undefined) =>
  spacing ? attributes('below', cascade<ContentSpace>(spacing, 'none')) : {};

const dark: readonly (ContentTone | undefined)[] = ['ink'];

/** Attributes for `ground`: its name, and `data-tone="night"` if the background is dark in both schemes. */
export const groundOf = (tone: ContentTone | undefined) => ({
  'data-ground': tone,
  'data-tone': dark.includes(tone) ? ('night' as const) : undefined,
});

/** Attributes for `textLook`. A transparent text would be no text: its colour stays that of the block. */
export const textLookOf = (tone: ContentTone | undefined, step?: ContentTextStyle) => ({
  'data-ink': tone === 'transparent' ? undefined : tone,
  'data-step': step,
});
