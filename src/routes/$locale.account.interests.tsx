import { createFileRoute } from '@tanstack/react-router';
import { readForInterests } from '#src/flows/complete-profile/complete-profile.actors.ts';
import { InterestsPage } from '#src/flows/complete-profile/InterestsPage.tsx';
import { wordsIn } from '#src/messages/languages.ts';
import { seldomTitlesText } from '#src/messages/seldom-titles.ts';
import { personal } from './-personal.ts';
import { answerOf, type PostedAnswer, useRefusal } from './-posted.ts';

/** What a customer likes to do, in a form that works without script. */
export const Route = createFileRoute('/$locale/account/interests')({
  validateSearch: (search: Record<string, unknown>): PostedAnswer => answerOf(search),
  // If this fails (a guest, an outage), the chart loads it in the browser and shows the error.
  loader: async () => ({ known: await readForInterests().catch(() => null) }),
  ...personal,
  headers: () => ({ 'cache-control': 'private, no-store' }),
  head: ({ params: { locale } }) => ({
    meta: [{ title: wordsIn(seldomTitlesText, locale)('account') }, { name: 'robots', content: 'noindex' }],
  }),
  component: Interests,
});

function Interests() {
  const answer = Route.useSearch();
  const { known } = Route.useLoaderData();
  return <InterestsPage input={{ known, failure: useRefusal(answer) }} isPosted={answer.posted === 'changed'} />;
}
