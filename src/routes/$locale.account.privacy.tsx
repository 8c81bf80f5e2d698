import { createFileRoute } from '@tanstack/react-router';
import { PrivacyPage } from '#src/flows/privacy/PrivacyPage.tsx';
import { readProfile } from '#src/flows/profile/profile.actors.ts';
import { wordsIn } from '#src/messages/languages.ts';
import { seldomTitlesText } from '#src/messages/seldom-titles.ts';
import { personal } from './-personal.ts';

/** The customer's data as a file, and the end of the account (docs/decisions/062). */
export const Route = createFileRoute('/$locale/account/privacy')({
  loader: async () => ({
    isSignedIn: await readProfile().then(
      () => true,
      () => false,
    ),
  }),
  ...personal,
  headers: () => ({ 'cache-control': 'private, no-store' }),
  head: ({ params: { locale } }) => ({
    meta: [{ title: wordsIn(seldomTitlesText, locale)('privacy') }, { name: 'robots', content: 'noindex' }],
  }),
  component: Privacy,
});

function Privacy() {
  return <PrivacyPage input={Route.useLoaderData()} />;
}
