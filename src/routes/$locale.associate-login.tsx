import { createFileRoute } from '@tanstack/react-router';
import { AssociateLoginPage } from '#src/flows/in-store/AssociateLoginPage.tsx';
import { headerText } from '#src/messages/header.ts';
import { wordsIn } from '#src/messages/languages.ts';

/** Where associates of a store sign in (core 2); nobody's search result. */
export const Route = createFileRoute('/$locale/associate-login')({
  headers: () => ({ 'cache-control': 'private, no-store' }),
  head: ({ params: { locale } }) => ({
    meta: [{ title: `${wordsIn(headerText, locale)('signIn')} | Waymark` }, { name: 'robots', content: 'noindex' }],
  }),
  component: AssociateLoginPage,
});
