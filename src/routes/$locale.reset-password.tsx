import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordPage } from '#src/flows/reset-password/ResetPasswordPage.tsx';
import { wordsIn } from '#src/messages/languages.ts';
import { seldomTitlesText } from '#src/messages/seldom-titles.ts';
import { answerOf, type PostedAnswer, useResetInput } from './-posted.ts';

const codes = /^[\w-]{20,200}$/;

/** Where the link of an e-mail leads: a new password. Opening the page uses nothing up. */
export const Route = createFileRoute('/$locale/reset-password')({
  validateSearch: (search: Record<string, unknown>): PostedAnswer & { code?: string | undefined } => {
    const { code } = search;
    // Named even if it cannot be one: the router would leave the address's own.
    return { ...answerOf(search), code: typeof code === 'string' && codes.test(code) ? code : undefined };
  },
  headers: () => ({ 'cache-control': 'private, no-store' }),
  head: ({ params: { locale }, match: { search } }) => ({
    meta: [
      // Without a code that can be one, the page asks for a link.
      { title: wordsIn(seldomTitlesText, locale)(search.code === undefined ? 'forgotPassword' : 'resetPassword') },
      { name: 'robots', content: 'noindex' },
      // No other site gets the code. With `no-referrer`, a form that is posted without script would have no Origin.
      { name: 'referrer', content: 'same-origin' },
    ],
  }),
  component: ResetPassword,
});

function ResetPassword() {
  const { code, ...answer } = Route.useSearch();
  return <ResetPasswordPage key={code} code={code ?? ''} input={useResetInput(answer, code !== undefined)} />;
}
