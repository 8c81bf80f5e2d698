import { createFileRoute } from '@tanstack/react-router';
import { readLoadedProfile } from '#src/flows/edit-profile/edit-profile.actors.ts';
import { EditProfilePage } from '#src/flows/edit-profile/EditProfilePage.tsx';
import { wordsIn } from '#src/messages/languages.ts';
import { seldomTitlesText } from '#src/messages/seldom-titles.ts';
import { personal } from './-personal.ts';
import { answerOf, type PostedAnswer, useRefusal } from './-posted.ts';

/** The customer's details in a form, which works without script. */
export const Route = createFileRoute('/$locale/account/profile')({
  validateSearch: (search: Record<string, unknown>): PostedAnswer => answerOf(search),
  // If this fails (a guest, an outage), the chart loads it in the browser and shows the error.
  loader: async ({ context: { locale } }) => ({ loaded: await readLoadedProfile(locale).catch(() => null) }),
  ...personal,
  headers: () => ({ 'cache-control': 'private, no-store' }),
  head: ({ params: { locale } }) => ({
    meta: [{ title: wordsIn(seldomTitlesText, locale)('account') }, { name: 'robots', content: 'noindex' }],
  }),
  component: EditProfile,
});

function EditProfile() {
  const answer = Route.useSearch();
  const { loaded } = Route.useLoaderData();
  return <EditProfilePage input={{ loaded, failure: useRefusal(answer) }} isPosted={answer.posted === 'changed'} />;
}
