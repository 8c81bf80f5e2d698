import { createFileRoute } from '@tanstack/react-router';
import { AssociateLoginPage } from '#src/flows/in-store/AssociateLoginPage.tsx';
import { headerText } from '#src/messages/header.ts';
import { wordsIn } from '#src/messages/languages.ts';

/** The sign-in of store associates (core 2); not for search engines. */
export const Route = createFileRoute('/$locale/associate-login')({
  headers: () => ({ 'cache-control': 'private, no-store' }),
  head: ({ params: { locale } }) => ({
    meta: [{ title: `${wordsIn(headerText, locale)('signIn')} | Waymark` }, { name: 'robots', content: 'noindex' }],
  }),
  component: AssociateLoginPage,
});
