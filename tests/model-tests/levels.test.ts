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
  'session.view': 'it shows nothing: what there being a session means is in the views of the cart and of the root',
  'reload-guard.view': 'it shows nothing: the page goes, or stays as it is',
  'demo-guide.browser': visitors,
  'typed-codes.browser':
    'it does what the charts of the codes do, which are walked there: e2e/typed-codes.spec.ts presses its button in the shop',
  'favorites.browser': hearts,
  'favorites-page.browser': hearts,
  'address-book.browser': walker,
  'saved-cards.browser': walker,
  'devices.browser': 'e2e/devices.spec.ts signs out on a second device in the shop, with an account of its own',
  'data-download.browser': walker,
  'erasure.browser': walker,
  'contact.browser': walker,
  'loyalty.browser': 'e2e/loyalty.spec.ts joins in the shop, with an account of its own: nobody can join twice',
  'newsletter.browser': news,
  'newsletter-link.browser': news,
  'subscriptions.browser': news,
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
