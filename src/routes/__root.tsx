import '#src/ui/theme/global.ts';
import { createRootRoute, HeadContent, Outlet, Scripts, useParams } from '@tanstack/react-router';
import { WorkshopLoader } from '#src/charts/pages/WorkshopLoader.tsx';
import { isLocale, languageTag } from '#src/domain/locale.ts';
import { NotFoundAlone } from '#src/flows/storefront/NotFoundPage.tsx';
import { UnexpectedErrorAlone } from '#src/flows/storefront/UnexpectedErrorPage.tsx';
import { Hydrated } from '#src/ui/behaviour/Hydrated.tsx';
import { fontPreloads } from '#src/ui/theme/fonts.ts';
import { hasDecisions, hasFavorites, isInspected, siteMode, toastSeconds } from './-mode.ts';

export const Route = createRootRoute({
  loader: () => ({
    mode: siteMode(),
    inspects: isInspected(),
    favorites: hasFavorites(),
    decisions: hasDecisions(),
    toasts: toastSeconds(),
  }),
  head: () => ({
    meta: [
      // The title of a page that failed; all others have their own.
      { title: 'Waymark' },
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'theme-color', content: '#f7f4ed', media: '(prefers-color-scheme: light)' },
      { name: 'theme-color', content: '#141611', media: '(prefers-color-scheme: dark)' },
    ],
    links: [
      ...fontPreloads,
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/manifest.webmanifest' },
    ],
  }),
  component: Root,
  notFoundComponent: NotFoundAlone,
  errorComponent: UnexpectedErrorAlone,
});

function Root() {
  const { mode, inspects, favorites, decisions, toasts } = Route.useLoaderData();
  const { locale = 'en-us' } = useParams({ strict: false });
  return (
    // An inline script marks a returning shopper on this element (src/server/hydrate-after-paint.ts) before React
    // hydrates it.
    <html
      suppressHydrationWarning
      lang={isLocale(locale) ? languageTag(locale) : 'en'}
      data-mode={mode}
      {...(inspects ? { 'data-inspect': '' } : {})}
      {...(decisions ? {} : { 'data-personalisation': 'off' })}
      {...(toasts === 6 ? {} : { 'data-toast-seconds': toasts })}
      {...(favorites ? {} : { 'data-favorites': 'off' })}
    >
      <head>
        <HeadContent />
      </head>
      <body>
        <Outlet />
        {import.meta.env.SSR ? null : <WorkshopLoader />}
        {import.meta.env.SSR ? null : <Hydrated />}
        <Scripts />
      </body>
    </html>
  );
}
