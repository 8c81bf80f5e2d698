import textFont from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import titleFont from '@fontsource/sora/files/sora-latin-600-normal.woff2?url';

/**
 * `<link>`s for the root route's head: the two font files for the first lines of every page. The faces are in
 * `global.ts`.
 */
export const fontPreloads = [textFont, titleFont].map((href) => ({
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  href,
  crossOrigin: 'anonymous' as const,
}));
