import { createFileRoute } from '@tanstack/react-router';
import { LaterBlocks, loadBlocksLater } from '#src/blocks/LaterBlocks.tsx';
import { ProfilePage } from '#src/flows/profile/ProfilePage.tsx';
import { readProfile } from '#src/flows/profile/profile.actors.ts';
import { wordsIn } from '#src/messages/languages.ts';
import { seldomTitlesText } from '#src/messages/seldom-titles.ts';
import { personal } from './-personal.ts';

/** The overview of the customer's account (core 2). */
export const Route = createFileRoute('/$locale/account/')({
  // If this fails (a guest, an outage), the chart loads it in the browser and shows the error.
  loader: async ({ context: { locale } }) => {
    const { pageEditorial } = await loadBlocksLater();
    const [profile, editorial] = await Promise.all([readProfile().catch(() => null), pageEditorial('account', locale)]);
    return { profile, editorial };
  },
  ...personal,
  headers: () => ({ 'cache-control': 'private, no-store' }),
  head: ({ params: { locale } }) => ({
    meta: [{ title: wordsIn(seldomTitlesText, locale)('account') }, { name: 'robots', content: 'noindex' }],
  }),
  component: Account,
});

function Account() {
  const { profile, editorial } = Route.useLoaderData();
  return (
    <>
      <ProfilePage input={{ profile }} />
      <LaterBlocks id="editorial" content={editorial} />
    </>
  );
}
