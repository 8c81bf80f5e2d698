import { createFileRoute } from '@tanstack/react-router';
import { signUpSearch, type SignUpSearch } from '#src/flows/sign-up-form/sign-up-origin.ts';
import { SignUpPage } from '#src/flows/sign-up-form/SignUpPage.tsx';
import { wordsIn } from '#src/messages/languages.ts';
import { titlesText } from '#src/messages/titles.ts';
import { answerOf, type PostedAnswer } from './-posted.ts';

/** Makes an account (core 2; catalogue 2). */
export const Route = createFileRoute('/$locale/sign-up')({
  validateSearch: (search: Record<string, unknown>): SignUpSearch & PostedAnswer => ({
    ...signUpSearch(search),
    ...answerOf(search),
  }),
  headers: () => ({ 'cache-control': 'private, no-store' }),
  head: ({ params: { locale } }) => ({
    meta: [{ title: wordsIn(titlesText, locale)('signUp') }, { name: 'robots', content: 'noindex' }],
  }),
  component: SignUp,
});

function SignUp() {
  const search = Route.useSearch();
  const { posted, refused } = search;
  const failure = refused === undefined ? null : { errorId: refused, message: '', status: 400 };
  return <SignUpPage search={search} input={{ isPosted: posted === 'created', failure }} />;
}
