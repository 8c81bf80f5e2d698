import { createFileRoute } from '@tanstack/react-router';
import { api } from '#src/api/api.ts';
import { ApiProblem, unwrap } from '#src/api/problem.ts';
import { Blocks } from '#src/blocks/Block.tsx';
import { loadBlocks } from '#src/blocks/blocks.data.ts';
import { EnglishOnly } from '#src/blocks/parts/EnglishOnly.tsx';
import { readSubjects } from '#src/flows/contact/contact.actors.ts';
import { ContactForm } from '#src/flows/contact/ContactForm.tsx';
import { wordsIn } from '#src/messages/languages.ts';
import { seldomTitlesText } from '#src/messages/seldom-titles.ts';
import { publicHead } from './-head.ts';
import { answerOf, type PostedAnswer, useRefusal } from './-posted.ts';

/** The contact form, below what editors say on their page of this address, if there is one (catalogue 4). */
export const Route = createFileRoute('/$locale/help/contact-us')({
  validateSearch: (search: Record<string, unknown>): PostedAnswer => answerOf(search),
  loader: async ({ context: { locale } }) => {
    const path = { mode: 'publish', siteId: locale, page: 'help--contact-us' } as const;
    const call = unwrap(api.GET('/{mode}/caas/v1/canvas/page/{siteId}/{page}', { params: { path } }));
    const [page, categories] = await Promise.all([
      call.catch((problem: unknown) => {
        if (problem instanceof ApiProblem && [400, 404].includes(problem.status)) return null;
        throw problem;
      }),
      // If this fails, the chart loads it in the browser.
      readSubjects(locale).catch(() => null),
    ]);
    const data = page && (await loadBlocks(page.blocks, { api, locale, tagId: undefined, path: '/help/contact-us' }));
    return { page, data, categories };
  },
  // The answer to a form that was posted without script is for one reader.
  headers: () => ({ 'cache-control': 'private, no-store' }),
  head: ({ loaderData, params: { locale } }) => {
    const title = loaderData?.page?.seo.title ?? wordsIn(seldomTitlesText, locale)('contact');
    const description = loaderData?.page?.seo.description ?? title;
    return publicHead({ locale, path: '/help/contact-us', title, description });
  },
  component: Contact,
});

function Contact() {
  const { page, data, categories } = Route.useLoaderData();
  const search = Route.useSearch();
  const failure = useRefusal(search);
  const blocks = page && data && <Blocks blocks={page.blocks} data={data} />;
  return (
    <>
      {page?.language === 'en' ? <EnglishOnly>{blocks}</EnglishOnly> : blocks}
      <ContactForm input={{ categories, isPosted: search.posted === 'sent', failure }} level={page ? 2 : 1} />
    </>
  );
}
