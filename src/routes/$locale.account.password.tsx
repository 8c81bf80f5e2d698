import { createFileRoute } from '@tanstack/react-router';
import { ChangePasswordPage } from '#src/flows/change-password/ChangePasswordPage.tsx';
import { readProfile } from '#src/flows/profile/profile.actors.ts';
import { wordsIn } from '#src/messages/languages.ts';
import { seldomTitlesText } from '#src/messages/seldom-titles.ts';
import { personal } from './-personal.ts';
import { answerOf, type PostedAnswer, useRefusal } from './-posted.ts';

/** A new password for a customer who is signed in; works without script. */
export const Route = createFileRoute('/$locale/account/password')({
  validateSearch: (search: Record<string, unknown>): PostedAnswer => answerOf(search),
  // If this fails (a guest, an outage), the chart loads it in the browser and shows the error.
  loader: async () => ({ profile: await readProfile().catch(() => null) }),
  ...personal,
  headers: () => ({ 'cache-control': 'private, no-store' }),
  head: ({ params: { locale } }) => ({
    meta: [{ title: wordsIn(seldomTitlesText, locale)('security') }, { name: 'robots', content: 'noindex' }],
  }),
  component: ChangePassword,
});

function ChangePassword() {
  const answer = Route.useSearch();
  const { profile } = Route.useLoaderData();
  return (
    <ChangePasswordPage
      profile={profile}
      input={{ isPosted: answer.posted === 'changed', failure: useRefusal(answer) }}
    />
  );
}
