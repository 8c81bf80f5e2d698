import { createFileRoute } from '@tanstack/react-router';
import { signInSteps, type SignInStep } from '#machines/sign-in/sign-in.steps.ts';
import { returnPathOf } from '#src/domain/return-path.ts';
import { SignInPage } from '#src/flows/sign-in/SignInPage.tsx';
import { wordsIn } from '#src/messages/languages.ts';
import { seldomTitlesText } from '#src/messages/seldom-titles.ts';
import { answerOf, useRefusal, type PostedAnswer } from './-posted.ts';
import { stepNamed } from './-steps.ts';

interface Search extends PostedAnswer {
  returnTo?: string;
  step?: SignInStep;
}

/** The sign-in of customers (core 2; catalogue 2). */
export const Route = createFileRoute('/$locale/sign-in')({
  validateSearch: ({ returnTo, step, ...search }: Record<string, unknown>): Search => ({
    ...(returnTo === undefined ? {} : { returnTo: returnPathOf(returnTo) }),
    ...stepNamed(signInSteps, step),
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
  return (
    <SignInPage
      returnTo={returnPathOf(search.returnTo)}
      input={{ failure: useRefusal(search), step: search.step ?? null }}
    />
  );
}
