import { createFileRoute } from '@tanstack/react-router';
import { readDevices } from '#src/flows/devices/devices.actors.ts';
import { SecurityPage } from '#src/flows/devices/SecurityPage.tsx';
import { wordsIn } from '#src/messages/languages.ts';
import { seldomTitlesText } from '#src/messages/seldom-titles.ts';
import { personal } from './-personal.ts';

/** The devices on which a customer is signed in (core 7). */
export const Route = createFileRoute('/$locale/account/security')({
  // If this fails (a guest, an outage), the chart loads it in the browser and shows the error.
  loader: async () => ({ devices: await readDevices().catch(() => null) }),
  ...personal,
  headers: () => ({ 'cache-control': 'private, no-store' }),
  head: ({ params: { locale } }) => ({
    meta: [{ title: wordsIn(seldomTitlesText, locale)('security') }, { name: 'robots', content: 'noindex' }],
  }),
  component: Security,
});

function Security() {
  return <SecurityPage {...Route.useLoaderData()} />;
}
