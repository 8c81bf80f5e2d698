import { createFileRoute } from '@tanstack/react-router';
import { NewsletterLinkPage, NewsletterPage } from '#src/flows/newsletter/NewsletterPage.tsx';
import { wordsIn } from '#src/messages/languages.ts';
import { seldomTitlesText } from '#src/messages/seldom-titles.ts';
import { answerOf, useRefusal, type PostedAnswer } from './-posted.ts';

const tokens = /^[\w-]{20,200}$/;
const tokenIn = (value: unknown) => (typeof value === 'string' && tokens.test(value) ? value : undefined);

/** The newsletter form; with the token of an email, the page that confirms or ends the newsletter. */
export const Route = createFileRoute('/$locale/newsletter')({
  validateSearch: (
    search: Record<string, unknown>,
  ): PostedAnswer & { code?: string | undefined; stop?: string | undefined } => ({
    ...answerOf(search),
    code: tokenIn(search.code),
    stop: tokenIn(search.stop),
  }),
  headers: () => ({ 'cache-control': 'private, no-store' }),
  head: ({ params: { locale } }) => ({
    meta: [
      { title: wordsIn(seldomTitlesText, locale)('newsletter') },
      { name: 'robots', content: 'noindex' },
      { name: 'referrer', content: 'same-origin' },
    ],
  }),
  component: Newsletter,
});

function Newsletter() {
  const { code, stop, ...answer } = Route.useSearch();
  const { posted } = answer;
  const failure = useRefusal(answer);
  // Without script: `created` is a confirmed newsletter, `changed` one that has ended.
  const isPosted = posted === 'created' || posted === 'changed';
  const token = code ?? stop;
  if (token !== undefined || isPosted) {
    const purpose = stop !== undefined || posted === 'changed' ? 'stop' : 'confirm';
    return <NewsletterLinkPage key={token} token={token ?? ''} input={{ purpose, isPosted }} />;
  }
  return <NewsletterPage input={{ email: null, isPosted: posted === 'sent', failure }} />;
}
