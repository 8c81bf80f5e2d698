import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordPage } from '#src/flows/reset-password/ResetPasswordPage.tsx';
import { wordsIn } from '#src/messages/languages.ts';
import { seldomTitlesText } from '#src/messages/seldom-titles.ts';
import { answerOf, type PostedAnswer, useResetInput } from './-posted.ts';

/** Asks for the link that resets a password (core 2). */
export const Route = createFileRoute('/$locale/forgot-password')({
  validateSearch: (search: Record<string, unknown>): PostedAnswer => answerOf(search),
  headers: () => ({ 'cache-control': 'private, no-store' }),
  head: ({ params: { locale } }) => ({
    meta: [{ title: wordsIn(seldomTitlesText, locale)('forgotPassword') }, { name: 'robots', content: 'noindex' }],
  }),
  component: ForgotPassword,
});

function ForgotPassword() {
  return <ResetPasswordPage input={useResetInput(Route.useSearch(), false)} />;
}
