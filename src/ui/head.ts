import { fontPreloads } from './fonts.ts';
import { day, media, night } from './tokens.ts';

/** `<link>`s for the root route's head: fonts, icons, manifest. */
export const headLinks = [
  ...fontPreloads,
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

/** `<meta>`s for the root route's head: both schemes, and the colour of the browser's own bar in each. */
export const headMeta = [
  { name: 'color-scheme', content: 'light dark' },
  { name: 'theme-color', content: day.paper, media: '(prefers-color-scheme: light)' },
  { name: 'theme-color', content: night.paper, media: media.dark },
];
