import { createFileRoute } from '@tanstack/react-router';
import { retrievedPerson } from '#src/flows/sign-up-form/retrieved-person.actors.ts';
import { signUpSearch, type SignUpSearch } from '#src/flows/sign-up-form/sign-up-origin.ts';
import { SignUpPage } from '#src/flows/sign-up-form/SignUpPage.tsx';
import { wordsIn } from '#src/messages/languages.ts';
import { seldomTitlesText } from '#src/messages/seldom-titles.ts';
import { personal } from './-personal.ts';
import { answerOf, useRefusal, type PostedAnswer } from './-posted.ts';

/** Makes an account (core 2; catalogue 2). */
export const Route = createFileRoute('/$locale/sign-up')({
  validateSearch: (search: Record<string, unknown>): SignUpSearch & PostedAnswer => ({
    ...signUpSearch(search),
    ...answerOf(search),
  }),
  loaderDeps: ({ search: { consumerId, email } }) => ({ consumerId, email }),
  // If this fails, the shopper types it.
  loader: async ({ deps }) => ({ person: await retrievedPerson(deps).catch(() => null) }),
  ...personal,
  headers: () => ({ 'cache-control': 'private, no-store' }),
  head: ({ params: { locale } }) => ({
    meta: [{ title: wordsIn(seldomTitlesText, locale)('signUp') }, { name: 'robots', content: 'noindex' }],
  }),
  component: SignUp,
});

function SignUp() {
  const search = Route.useSearch();
  const { person } = Route.useLoaderData();
  return (
    <SignUpPage
      search={search}
      person={person}
      input={{ isPosted: search.posted === 'created', failure: useRefusal(search) }}
    />
  );
}
