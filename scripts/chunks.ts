import { seldomPages } from '../src/domain/seldom-pages.ts';

/**
 * Which files of the shop's client code go together into one chunk. A few files that every page needs compress better
 * than forty small ones, and cost fewer round trips. Each file of its own also adds a name to every list of what to
 * load.
 */

/**
 * A path begins at a folder of the project or of node_modules. It matches everything that begins with it; with a file
 * ending only that file. `*` is any text.
 */
type Path = string;

interface Chunk {
  name: string;
  why: string;
  paths: readonly Path[];
  /** Exceptions: paths that begin like one of `paths` but do not belong to the chunk. */
  except?: readonly Path[];
  /** Minimum number of chunks or pages that need a file; else it stays with the one that does. */
  minShareCount?: number;
  /** If several chunks name a file, the highest priority gets it, with everything that it imports. */
  priority: number;
}

/** Files of messages: the compiled American English, which is every page's fallback, and the one that names it. */
const messages = (...files: string[]): Path[] =>
  files.flatMap((file) => [`src/messages/${file}`, `src/messages/compiled/en-US/${file.replace(/\.ts$/, '.gen.ts')}`]);

const chunks: readonly Chunk[] = [
  {
    name: 'platform',
    why: 'Every page needs it: React, the client half of the router, the engine of the charts. What explores charts is for the gallery.',
    paths: [
      'rolldown/runtime',
      'preload-helper',
      'node_modules/react/',
      'node_modules/react-dom/',
      'node_modules/scheduler/',
      'node_modules/xstate/',
      'node_modules/@xstate/',
      'node_modules/openapi-fetch/',
      'node_modules/use-*/',
      'node_modules/@tanstack/react-router/',
      'node_modules/@tanstack/router-core/',
      'node_modules/@tanstack/history/',
      'node_modules/@tanstack/store/',
      'node_modules/@tanstack/react-store/',
    ],
    except: ['node_modules/xstate*graph'],
    priority: 4,
  },
  {
    name: 'shop',
    why: 'Three pages or more share it: the design system, the rules, the charts of the frame (header, cart, session). In files of their own they would cost round trips and compress worse. What stands on React Aria comes with the first dialog.',
    paths: [
      'src/ui/',
      'src/api/',
      'src/blocks/LaterBlocks',
      'src/messages/',
      'src/flows/storefront/storefront',
      'src/flows/storefront/StorefrontProvider',
      'src/flows/shared/storefront',
      'src/flows/shared/inspection',
      'src/flows/shared/withPorts',
      'src/flows/shared/watchRoute',
      'src/flows/shared/requestChange',
      'src/flows/favorites/hearts',
      'src/flows/favorites/FavoritesProvider',
      'src/flows/favorites/FavoritesLink',
      'machines/favorites/favorites.marks',
      'src/domain/',
      'machines/cart/',
      'machines/session/',
      'machines/storefront/',
      'machines/dialogs/',
      'machines/toasts/',
      'machines/shared/',
      'machines/header/',
      'machines/mega-menu/',
      'machines/mobile-menu/',
      'machines/mini-cart/',
      'machines/auto-suggest/',
    ],
    except: [
      'src/ui/overlay/Dialog',
      'src/ui/overlay/Popover',
      'src/ui/overlay/Menu',
      'src/ui/layout/Tabs',
      'src/ui/form/SearchBox',
      'src/ui/form/NumberField',
      'src/ui/form/TextField',
      'src/ui/product/LineItem',
      'src/ui/overlay/Toast',
      'src/ui/form/Form',
      'src/ui/form/Field.',
      'src/ui/overlay/useCloseRequest',
      'src/ui/form/SelectField',
      'src/ui/form/RadioGroup',
      'src/ui/form/ChipGroup',
      'src/ui/text/Pagination',
      'src/ui/text/Chip',
      'src/ui/layout/Card',
      'src/ui/form/Checkbox',
      'src/ui/behaviour/saveFile',
      'src/ui/layout/Carousel',
      'src/ui/product/ProductRow',
      'src/ui/product/ProductCard',
      'src/ui/product/CompareControl',
      'src/ui/product/QuickShopButton',
      'src/ui/behaviour/focusIfLost',
      'src/ui/behaviour/isSecondPress',
      'src/domain/email',
      'src/domain/enrollment',
      'src/domain/event-days',
      'src/domain/person-name',
      'src/domain/field-fault',
      'src/domain/date.ts',
      'src/domain/mask.ts',
      'src/domain/postal-code',
      'src/ui/text/Meter',
      ...messages('cart.ts', 'errors', 'outages', 'notices', 'tries', 'checkout', 'charts', 'funnel', 'consent'),
      ...messages('simulator', 'order', 'payment', 'address', 'stores', 'in-store', 'price-adjustment'),
      ...messages('spend-banner', 'listing', 'signed-out', 'changes', 'passwords', 'reset-password'),
      ...messages('store-pages', 'compare.ts', 'sign-up-form', 'complete-profile', 'interests', 'saved-page'),
      ...messages('loyalty', 'passkeys', 'fields', 'favourite-store', 'carousel', 'paypal', 'apple-pay', 'translation'),
      ...messages('picture-zoom', 'size-guide', 'product-set', 'location-selector', 'notify-me', 'video'),
      ...messages('sms-opt-in', 'search-page', 'card.ts'),
      'src/domain/address-line',
      'src/domain/interaction-origin',
      'src/domain/apple-pay',
      'src/domain/interests',
      'src/domain/partly-enrolled',
      'src/domain/compare',
      'src/domain/popups',
      'src/domain/telemetry',
      'src/domain/page-type',
      'src/domain/personalisation',
      'src/domain/distance',
      ...messages('person', 'error-links', 'chart-titles', 'profile', 'sign-in', 'blocks', 'seldom-titles'),
      'src/ui/form/before-submit',
      'src/domain/sign-up',
      'src/ui/form/NewPasswordField',
      'src/domain/password',
      'src/domain/largest-remainder',
      'src/domain/phone',
      'src/domain/spend-banner',
      'src/domain/discounts',
      'src/domain/price-adjustments',
      'src/domain/written-money',
      'machines/shared/person',
      'machines/shared/position',
    ],
    minShareCount: 3,
    priority: 3,
  },
  {
    name: 'lists',
    why: 'A page of lists has it, a product page has it once its recommendations are near. Its one field is what every form has, too.',
    paths: [
      'src/ui/form/Field.tsx',
      'src/ui/form/before-submit.ts',
      'src/ui/form/SelectField.tsx',
      'src/ui/text/Pagination.tsx',
      'src/ui/text/Chip.tsx',
      'src/ui/product/ProductCard.tsx',
      'src/ui/product/CompareControl.tsx',
      'src/ui/product/QuickShopButton.tsx',
      'src/flows/listing/CatalogueCard.tsx',
      'src/blocks/BrokenBlock.tsx',
      ...messages('listing', 'fields', 'card.ts'),
    ],
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'block-parts',
    why: 'A category has the styles of banners before their code; what tells of promotions is small.',
    paths: [
      'src/blocks/banner/frame.ts',
      'src/blocks/banner/shapes.ts',
      'src/blocks/banner/stage.ts',
      'src/blocks/banner/text-styles.ts',
      'src/blocks/parts/ground.ts',
      'src/blocks/parts/margins.ts',
      'src/blocks/parts/row.ts',
      'src/blocks/parts/text-look.ts',
      'src/blocks/parts/tracking.ts',
    ],
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'comparing',
    why: 'The tray and the page of a comparison.',
    paths: ['src/flows/compare/CompareLink', ...messages('compare.ts')],
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'forms',
    why: 'A page of forms has it, a product page and a list have not.',
    paths: [
      'src/ui/form/Form.tsx',
      'src/ui/form/FormError.tsx',
      'src/ui/text/Meter.tsx',
      'src/ui/text/Skeleton.tsx',
      'src/ui/form/RadioGroup.tsx',
      'src/ui/layout/Card.tsx',
      'src/ui/form/Checkbox.tsx',
      'src/ui/behaviour/focusIfLost.ts',
      'src/ui/behaviour/isSecondPress.ts',
      'src/domain/email.ts',
      'src/flows/typed-codes/',
      'machines/typed-codes/',
    ],
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'product',
    why: "The gallery simulates this chart, too, and the cart's page counts as the header does: a file that two ask for would cost the product page a round trip.",
    paths: ['machines/product/', 'machines/cart/cart.selectors', 'src/routes/$locale.p.$product.tsx?'],
    priority: 1,
  },
  {
    name: 'header',
    why: "The same for what the search's panel shares with the header.",
    paths: ['machines/auto-suggest/auto-suggest.selectors', ...messages('search.ts'), 'src/routes/$locale.tsx?'],
    priority: 1,
  },
  {
    name: 'sign-in',
    why: 'Several dialogs and pages sign in.',
    paths: ['src/flows/sign-in-form/', 'src/flows/bot-defence/', 'machines/sign-in-form/', 'machines/bot-defence/'],
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'passwords',
    why: 'A new password is chosen in dialogs and on pages of the account.',
    paths: ['src/ui/form/NewPasswordField', 'src/domain/password', ...messages('passwords', 'reset-password')],
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'account',
    why: 'The pages of an account share a frame, and the offer of a sign-in.',
    paths: ['src/flows/profile/', 'src/flows/shared/SignInButton', ...messages('profile', 'sign-in')],
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'account-reading',
    why: 'What a log-in reads for pages. With the stores, whose store is read so, the hearts of every page would load them.',
    paths: ['src/flows/shared/account-reading'],
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'selling',
    why: 'What an associate needs in a store.',
    paths: ['src/flows/in-store/', 'machines/in-store/'],
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'addresses',
    why: 'With every phone number of the world: for who fills in an address, and nobody else.',
    paths: [
      'src/flows/address-form/',
      'src/domain/phone',
      'libphonenumber',
      'machines/address-form/',
      'machines/collection-point/',
    ],
    minShareCount: 2,
    // The largest chunk gets only files that no other chunk names.
    priority: 0,
  },
  {
    name: 'stores',
    why: 'Stores are found in dialogs and on a page.',
    paths: ['src/flows/stores/', 'machines/store-finder/', 'machines/delivery/', 'machines/shared/position'],
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'lines',
    why: 'Lines of a cart and of an order, with what is said where there are none.',
    paths: [
      'src/ui/product/LineItem',
      'src/domain/discounts',
      'src/flows/cart/CartStates',
      'src/flows/cart/PromoCode',
      'src/flows/shared/cart-line.ts',
      'src/flows/shared/useRefusalWords',
      'src/flows/session/useWhyEmpty',
      'src/flows/session/CutOffCart',
      'src/flows/loyalty/OrderPoints',
      ...messages('signed-out', 'cart.ts'),
      'src/flows/shared/AddressLines',
      'src/flows/shared/address-lines',
    ],
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'spending',
    why: 'The banner of what a customer spent this year.',
    paths: ['*/spend-banner'],
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'paid',
    why: 'How an order was paid and when it comes.',
    paths: [
      'src/flows/payment-method/usePaid',
      'src/flows/payment-method/useInstrumentName',
      'src/flows/payment-method/useCardName',
      'src/flows/shared/useDeliveryWhen',
      ...messages('payment.ts'),
    ],
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'seldom',
    why: 'What the pages that few visits see read of their addresses, before their own code comes: a few lines each.',
    paths: [
      'src/domain/compare',
      'src/flows/sign-up-form/sign-up-origin',
      'machines/sign-in/sign-in.steps',
      'machines/complete-profile/complete-profile.page',
    ],
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'gallery',
    why: 'Pages of the gallery share it.',
    paths: [
      'src/routes/-folds',
      'src/charts/funnel/chosen',
      'src/charts/explain/Beside',
      'src/charts/explain/Explanation',
      'src/charts/folding/Folding',
      'src/charts/pages/GalleryFrame',
      'src/charts/pages/PageHead',
      'src/charts/pages/title',
      ...messages('chart-titles.ts'),
      'src/charts/pages/StageFigures',
      'src/charts/pages/StageFrame',
      'src/charts/pages/areas',
      'src/chart-kit/explain/explain',
      'src/chart-kit/draw/fold',
      'src/charts/drawing/wide',
      'src/charts/pages/addresses',
      'src/chart-kit/explain/duration',
      'src/charts/map/ChartTies',
      'src/charts/map/facts',
      'src/chart-kit/simulate/trail',
      'src/charts/inspect/trail',
      'src/charts/inspect/active',
    ],
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'kept',
    why: 'What a shopper keeps for later: the cart and the page of favourites read the same lists.',
    paths: ['src/flows/saved-for-later/list.actors', 'src/flows/favorites/list.actors', 'src/flows/shared/saved-list'],
    priority: 0,
  },
  {
    name: 'visit',
    why: 'What is noted of a visit, and which version of a block it sees: pages of blocks and the idle page need it.',
    paths: [
      'machines/personalisation/',
      'src/domain/personalisation',
      'src/flows/personalisation/',
      'src/flows/shared/hearCharts',
      'src/flows/origins/note-origin',
      'src/flows/carousel/seen',
    ],
    priority: 0,
  },
  {
    name: 'failures',
    why: 'Whoever tells of a failure needs it, and not what else the tellers import.',
    paths: [
      'src/flows/shared/useFailureWords',
      'src/flows/shared/useWaitWords',
      'src/flows/shared/focusOnArrival',
      'src/flows/shared/StepTitle',
      'src/flows/order/Unread',
      ...messages('errors', 'outages', 'notices', 'tries'),
    ],
    minShareCount: 2,
    priority: 2,
  },
];

/** Matches folders of node_modules and the bundler's own files anywhere: after a slash, or at the start. */
function expression(path: Path): string {
  const text = path.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(String.raw`\*`, '.*');
  return `(?:^|[/\\0])${text}${/\.tsx?$/.test(path) ? String.raw`(?:\?|$)` : ''}`;
}

const matcher = (paths: readonly Path[]): RegExp => new RegExp(paths.map(expression).join('|'));

/** The groups in rolldown's form (`output.codeSplitting.groups`). */
export const chunkGroups = chunks.map(({ name, paths, except = [], minShareCount, priority }) => {
  const [wanted, unwanted] = [matcher(paths), except.length > 0 ? matcher(except) : null];
  return {
    name,
    test: (id: string) => wanted.test(id) && !unwanted?.test(id),
    ...(minShareCount === undefined ? {} : { minShareCount }),
    priority,
  };
});

/** Chunks that a page has already when it requests another: no list names them again. */
export const everywhere = /\/(platform|shop|rolldown-runtime|index|header|product)-[^/]+$/;

/**
 * Parts below what a first screen shows, refusals, what a log-in reads, and what few visits see. The page names only
 * their styles; what they import loads after them, so that its names are no part of every page.
 */
export const farDown =
  /\/(?:LoadedBlocks|BannerBlock|Recommendations|ProductSet|Reviews|PayPalProduct|ApplePayProduct|RefusalNotice|signing-in\.actors|InStoreBar|CompareTray)-[^/]+$/;

/**
 * Pages that few visits see: of the gallery, and of an account. Their imports load one after another when a visitor
 * comes from another page, so that the list of them is not part of every shop page. Pointing at a link begins earlier.
 */
export const rare = new RegExp(
  `/(?:charts|_locale\\.(?:${seldomPages.map((page) => page.replace('/', '\\.')).join('|')}))[.-][^/]*$`,
);
