import { createFileRoute } from '@tanstack/react-router';
import { signUpSearch, type SignUpSearch } from '#src/flows/sign-up-form/sign-up-origin.ts';
import { SignUpPage } from '#src/flows/sign-up-form/SignUpPage.tsx';
import { wordsIn } from '#src/messages/languages.ts';
import { seldomTitlesText } from '#src/messages/seldom-titles.ts';
import { answerOf, failureIn, type PostedAnswer } from './-posted.ts';

/** Makes an account (core 2; catalogue 2). */
export const Route = createFileRoute('/$locale/sign-up')({
  validateSearch: (search: Record<string, unknown>): SignUpSearch & PostedAnswer => ({
    ...signUpSearch(search),
    ...answerOf(search),
  }),
  headers: () => ({ 'cache-control': 'private, no-store' }),
  head: ({ params: { locale } }) => ({
    meta: [{ title: wordsIn(seldomTitlesText, locale)('signUp') }, { name: 'robots', content: 'noindex' }],
  }),
  component: SignUp,
});

function SignUp() {
  const search = Route.useSearch();
  return <SignUpPage search={search} input={{ isPosted: search.posted === 'created', failure: failureIn(search) }} />;
}
