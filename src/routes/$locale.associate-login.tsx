import { createFileRoute } from '@tanstack/react-router';
import { AssociateLoginPage } from '#src/flows/in-store/AssociateLoginPage.tsx';
import { wordsIn } from '#src/messages/languages.ts';
import { titlesText } from '#src/messages/titles.ts';

/** Where associates of a store sign in (core 2); nobody's search result. */
export const Route = createFileRoute('/$locale/associate-login')({
  headers: () => ({ 'cache-control': 'private, no-store' }),
  head: ({ params: { locale } }) => ({ meta: [{ title: wordsIn(titlesText, locale)('associateLogin') }, { name: 'robots', content: 'noindex' }] }),
  component: AssociateLoginPage,
});
