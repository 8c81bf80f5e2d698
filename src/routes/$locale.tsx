import { createFileRoute, notFound, Outlet, useMatch } from '@tanstack/react-router';
import { api } from '#src/api/api.ts';
import { cached } from '#src/api/cached.ts';
import { unwrap } from '#src/api/problem.ts';
import { isLocale, languageTag } from '#src/domain/locale.ts';
import { QuietFooter, SiteFooter } from '#src/flows/footer/SiteFooter.tsx';
import { SiteHeader } from '#src/flows/header/SiteHeader.tsx';
import { NotFoundAlone } from '#src/flows/storefront/NotFoundPage.tsx';
import { Shell } from '#src/flows/storefront/Shell.tsx';
import { UnexpectedErrorAlone } from '#src/flows/storefront/UnexpectedErrorPage.tsx';
import { languageOf, loadLanguage, wordsIn } from '#src/messages/languages.ts';
import { storefrontText } from '#src/messages/storefront.ts';
import { LanguageContext } from '#src/messages/text.ts';
import { missingHead } from './-head.ts';
import { toastSeconds } from './-mode.ts';

/** The layout of all pages below a locale: its language, the root chart, header and footer. */
export const Route = createFileRoute('/$locale')({
  beforeLoad: async ({ params }) => {
    if (!isLocale(params.locale)) throw notFound();
    await loadLanguage(params.locale);
    return { locale: params.locale };
  },
  loader: async ({ context: { locale } }) => {
    const path = { mode: 'publish', siteId: locale } as const;
    const [menu, footer] = await Promise.all([
      cached(`menu ${locale}`, () => unwrap(api.GET('/{mode}/caas/v1/canvas/menu/{siteId}', { params: { path } }))),
      cached(`footer ${locale}`, () => unwrap(api.GET('/{mode}/caas/v1/canvas/footer/{siteId}', { params: { path } }))),
    ]);
    return { menu, footer };
  },
  staleTime: 600_000,
  head: ({ params: { locale } }) =>
    isLocale(locale) ? {} : missingHead(`${wordsIn(storefrontText, locale)('notFoundTitle')} | Waymark`),
  component: LocaleLayout,
  notFoundComponent: NotFoundAlone,
  errorComponent: UnexpectedErrorAlone,
});

function LocaleLayout() {
  const { locale } = Route.useRouteContext();
  const { menu, footer } = Route.useLoaderData();
  const Footer = useMatch({ from: '/$locale/checkout', shouldThrow: false }) ? QuietFooter : SiteFooter;
  return (
    <LanguageContext value={languageOf(languageTag(locale))}>
      <Shell
        key={locale}
        locale={locale}
        toastSeconds={toastSeconds()}
        header={<SiteHeader menu={menu} />}
        footer={<Footer footer={footer} />}
      >
        <Outlet />
      </Shell>
    </LanguageContext>
  );
}
