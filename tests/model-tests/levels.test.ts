import { existsSync, globSync } from 'node:fs';
import { expect, it } from 'vitest';

const visitors = 'it belongs to the demo, whose visitor walks it in e2e/demo-guide.spec.ts';

const readers = 'it belongs to the gallery, which its readers walk in e2e/charts.spec.ts';

const inspects = 'it belongs to the window of the inspector, which its readers walk in e2e/inspector.spec.ts';

const hearts =
  'its hearts stand on pages that its list does not: e2e/favorites.spec.ts goes from one to the other, offline and refused, too';

const walker =
  'e2e/account.spec.ts goes its ways in the shop, refused and changed by another tab, too, with an account of its own that it may change';

const news =
  'e2e/newsletter.spec.ts goes its way in the shop: its next step is a link or a code that the mailbox of the demo has';

/** Why a chart is not walked at a level. Every other chart is walked at all three. */
const unwalked: Readonly<Record<string, string>> = {
  'sign-in.browser':
    'its steps are forms with walks of their own: e2e/sign-in.spec.ts goes from one to the other in the shop, in the dialog, on the page, and where the lookup fails',
  'session.view': 'it shows nothing: what there being a session means is in the views of the cart and of the root',
  'after-log-in.view': 'it shows nothing: the pages that show the parts do',
  'after-log-in.browser':
    'it shows nothing: e2e/after-sign-in.spec.ts signs in while its parts fail, and reads each once',
  'reload-guard.view': 'it shows nothing: the page goes, or stays as it is',
  'telemetry.view': 'it shows nothing: the page is the same with and without it',
  'telemetry.browser':
    'e2e/telemetry.spec.ts reads what it sends in the shop: with and without consent, offline, and left',
  'demo-guide.browser': visitors,
  'typed-codes.browser':
    'it does what the charts of the codes do, which are walked there: e2e/typed-codes.spec.ts presses its button in the shop',
  'favorites.browser': hearts,
  'favorites-page.browser': hearts,
  'compare.browser':
    'its controls stand on cards and its bar on several pages: e2e/compare.spec.ts chooses in the shop, in two tabs, refused and offline, too',
  'address-book.browser': walker,
  'saved-cards.browser': walker,
  'favourite-store.browser': 'e2e/stores.spec.ts chooses and gives up in the shop, and finds the choice after a reload',
  'store-stock.browser': 'e2e/stores.spec.ts fills the cart and reads the stock in the shop',
  'nearby-stores.browser':
    'e2e/stores.spec.ts gives, refuses and does not know the position in the shop; what a search says is walked by store-finder',
  'devices.browser': 'e2e/devices.spec.ts signs out on a second device in the shop, with an account of its own',
  'complete-profile.browser': 'e2e/complete-profile.spec.ts goes its steps in the shop, in the dialog and on the page',
  'passkeys.browser':
    'e2e/passkeys.spec.ts adds, uses and removes a passkey in the shop, with an authenticator of the browser',
  'data-download.browser': walker,
  'erasure.browser': walker,
  'contact.browser': walker,
  'loyalty.browser': 'e2e/loyalty.spec.ts joins in the shop, with an account of its own: nobody can join twice',
  'newsletter.browser': news,
  'newsletter-link.browser': news,
  'subscriptions.browser': news,
  'sms-opt-in.browser': news,
  'write-review.browser':
    'e2e/write-review.spec.ts writes in the shop, as a guest who signs in and as a customer whose text is too long',
  'ask-question.browser': 'e2e/questions.spec.ts asks in the shop, as a guest who signs in',
  'event-sign-up.browser':
    'e2e/event-sign-up.spec.ts joins in the shop, as a guest who signs in and as a customer whose try is refused',
  'questions.browser': 'e2e/questions.spec.ts goes its ways in the shop',
  'picture-zoom.browser': 'e2e/product-dialogs.spec.ts zooms in the shop, by keyboard and mouse',
  'popups.browser':
    'e2e/popups.spec.ts meets one in the shop: small, large, minimised, covering the focus, dismissed here and in another tab, and at the checkout',
  'personalisation.view':
    'it shows nothing itself: tests/blocks/personalisation.test.tsx renders the blocks that follow it',
  'personalisation.browser': 'e2e/personalisation.spec.ts sees versions in the shop, as a guest, a member and a tester',
  'benefit-bar.browser': 'e2e/benefit-bar.spec.ts closes bars in the shop: on a page, in the menu, and in another tab',
  'secondary-nav.view': 'it shows nothing: the browser folds and unfolds the list',
  'secondary-nav.browser':
    'e2e/secondary-nav.spec.ts unfolds the list in the shop, follows its links and presses Escape',
  'user-content.browser':
    'e2e/user-content.spec.ts reads pictures in the shop: with and without consent, and from a gallery that is away',
  'rotation.browser': 'e2e/slides.spec.ts watches slides turn in the shop: seen, held, paused, and with less motion',
  'cms-preview.browser':
    'e2e/preview.spec.ts goes an editor’s way in the shop: a file is saved, listed, shown in two frames, and published',
  'video.browser': 'e2e/video.spec.ts plays in the shop: in and out of sight, with less motion, and without its file',
  'product-set.browser': 'e2e/product-set.spec.ts buys a look in the shop, and is asked for a size',
  'helpful-vote.browser': 'e2e/reviews.spec.ts votes in the shop',
  'translation.browser': 'e2e/reviews.spec.ts translates in the German shop',
  'reviews.browser': 'e2e/reviews.spec.ts goes its ways in the shop, offline, too',
  'chart-viewer.view': readers,
  'chart-viewer.browser': readers,
  'inspection-desk.view': inspects,
  'inspection-desk.browser': inspects,
  'live-drawing.view': inspects,
  'live-drawing.browser': inspects,
  'live-inspection.view': inspects,
  'live-inspection.browser': inspects,
};

const files = { chart: 'chart.test.ts', view: 'view.test.tsx', browser: 'browser.spec.ts' };
const charts = globSync('machines/*/*.machine.ts').map((path) => path.split('/')[1] ?? '');

it('walks every chart as it is, in its view and in the shop, or says why not', () => {
  const missing = charts.flatMap((chart) =>
    Object.entries(files)
      .filter(([, ending]) => !existsSync(`model-tests/${chart}/${chart}.${ending}`))
      .map(([level]) => `${chart}.${level}`),
  );
  expect(missing.toSorted()).toEqual(Object.keys(unwalked).toSorted());
});
