import { createFileRoute } from '@tanstack/react-router';
import { returnPathOf } from '#src/domain/return-path.ts';
import { SignInPage } from '#src/flows/sign-in-form/SignInPage.tsx';
import { wordsIn } from '#src/messages/languages.ts';
import { seldomTitlesText } from '#src/messages/seldom-titles.ts';
import { answerOf, failureIn, type PostedAnswer } from './-posted.ts';

/** The sign-in of customers (core 2; catalogue 2). */
export const Route = createFileRoute('/$locale/sign-in')({
  validateSearch: ({ returnTo, ...search }: Record<string, unknown>): { returnTo?: string } & PostedAnswer => ({
    ...(returnTo === undefined ? {} : { returnTo: returnPathOf(returnTo) }),
    ...answerOf(search),
  }),
  headers: () => ({ 'cache-control': 'private, no-store' }),
  head: ({ params: { locale } }) => ({
    meta: [{ title: wordsIn(seldomTitlesText, locale)('signIn') }, { name: 'robots', content: 'noindex' }],
  }),
  component: SignIn,
});

function SignIn() {
  const search = Route.useSearch();
  return <SignInPage returnTo={returnPathOf(search.returnTo)} input={{ failure: failureIn(search) }} />;
}
