import {
  type ActorRefFrom,
  type AnyActorRef,
  type AnyEventObject,
  createActor,
  fromCallback,
  fromPromise,
} from 'xstate';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import type { CartShared } from '#machines/cart/cart.types.ts';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import type { CheckoutMemory, MemoryCommand, Recalled } from '#machines/checkout/checkout.types.ts';
import { productMachine } from '#machines/product/product.machine.ts';
import { reloadGuardMachine } from '#machines/reload-guard/reload-guard.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import type { Session } from '#machines/session/session.types.ts';
import { storefrontMachine } from '#machines/storefront/storefront.machine.ts';
import { createCheckoutActors } from '#src/flows/checkout/checkout.actors.ts';
import { createProductActors } from '#src/flows/product/product.actors.ts';
import { requestChange } from '#src/flows/shared/requestChange.ts';
import {
  conflict,
  freeGift,
  invalidCode,
  invalidCustomer,
  noDelivery,
  soldOut,
  tooMany,
} from '#model-tests/cart/cart.fixtures.ts';
import { address, card, refusals } from '#model-tests/checkout/checkout.fixtures.ts';
import { asShown, shoe } from '#model-tests/product/product.fixtures.ts';
import type { ShopService } from './shop.service.ts';
import type { World } from './shop.world.ts';

/** What the browser stores from page to page. */
export interface Browser {
  session: Session | null;
  memory: CheckoutMemory | null;
}

export type Ref<Chart> = Chart extends 'cart'
  ? ActorRefFrom<typeof cartMachine>
  : Chart extends 'session'
    ? ActorRefFrom<typeof sessionMachine>
    : AnyActorRef;

const down = { errorId: 'API503', message: 'down', status: 503 };
const duplicate = { errorId: 'AUT409', message: 'handed out already', status: 409 };
const over = { errorId: 'AUT401', message: 'over', status: 401 };

/** One page of the shop in a browser: the storefront with its real charts, and the chart of the current route. */
export class ShopPage {
  readonly root: ActorRefFrom<typeof storefrontMachine>;
  readonly errors: unknown[] = [];
  shown: { readonly path: string; readonly actor: AnyActorRef | null };
  private readonly service: ShopService;
  private readonly world: World;
  private readonly browser: Browser;
  private tellRoute: (path: string) => void = () => {};

  constructor(service: ShopService, world: World, browser: Browser, path: string, cartChart = cartMachine) {
    this.service = service;
    this.world = world;
    this.browser = browser;
    const { port, clock } = world;
    const consumerNo = () => browser.session?.consumerNo ?? '';
    const outages = { refusals: [down] };
    const changes = { refusals: [down, conflict, invalidCustomer] };
    const start = (known: Session | null): Session =>
      (browser.session = known ?? {
        consumerNo: service.consumer(),
        consumerType: 'GUEST',
        basketId: null,
      });
    const cart = cartChart.provide({
      actors: {
        createCart: port('createCart', () => service.create(consumerNo()), outages),
        createCartWithItem: port(
          'createCartWithItem',
          ({ items, key }) => service.createWith(consumerNo(), items, key),
          {
            refusals: [down, soldOut, tooMany],
          },
        ),
        getCart: port('getCart', ({ basketId }) => service.read(basketId), outages),
        addItems: port('addItems', ({ basketId, items, key }) => service.add(basketId, items, key), {
          refusals: [...changes.refusals, soldOut, tooMany, freeGift],
        }),
        updateItem: port(
          'updateItem',
          ({ basketId, item }) => service.update(basketId, item.itemId, item.qty ?? 1),
          changes,
        ),
        removeItem: port('removeItem', ({ basketId, itemId }) => service.remove(basketId, itemId), changes),
        applyCoupon: port('applyCoupon', ({ basketId }) => service.touch(basketId), { refusals: [invalidCode, down] }),
        removeCoupon: port('removeCoupon', ({ basketId }) => service.touch(basketId), changes),
        setShippingMethod: port('setShippingMethod', ({ basketId }) => service.touch(basketId), {
          refusals: [noDelivery, down],
        }),
        addShippingAddress: port(
          'addShippingAddress',
          ({ basketId }) => service.touch(basketId, { shippingAddress: address }),
          changes,
        ),
        addBillingAddress: port(
          'addBillingAddress',
          ({ basketId }) => service.touch(basketId, { billingAddress: address }),
          changes,
        ),
        shareCart: fromCallback<CartShared, undefined>(({ receive }) =>
          receive((told) => {
            if (told.type === 'cart.shared' && browser.session)
              browser.session = { ...browser.session, basketId: told.basketId };
          }),
        ),
      },
    });
    const session = sessionMachine.provide({
      actors: {
        restoreSession: port('restoreSession', () => browser.session),
        createToken: port('createToken', () => start(null), { refusals: [down, duplicate] }),
        refreshToken: port('refreshToken', () => start(browser.session), { refusals: [down, over] }),
        watchRejections: fromCallback(() => {}),
        watchTabs: fromCallback(() => {}),
      },
    });
    const reloadGuard = reloadGuardMachine.provide({
      actors: {
        readReloadAge: port<number | null, undefined>('readReloadAge', () => null),
        reloadPage: port<void, undefined>('reloadPage', () => undefined),
      },
    });
    const watchRoute = fromCallback<AnyEventObject, undefined>(({ sendBack }) => {
      this.tellRoute = (next) => sendBack({ type: 'route.changed', path: next });
    });
    const leavePage = fromCallback<{ type: 'home.requested' | 'account.requested' }, { locale: string }>(() => {});
    this.root = createActor(
      storefrontMachine.provide({ actors: { cart, session, reloadGuard, watchRoute, leavePage } }),
      {
        clock,
        input: { locale: 'en-us', path, toastDelay: 6000, reloadPeriod: 10_000 },
      },
    );
    this.watch(this.root);
    this.root.start();
    this.shown = { path, actor: this.actorOf(path) };
  }

  private watch(actor: AnyActorRef): void {
    actor.subscribe({ error: (error: unknown) => this.errors.push(error) });
  }

  /** The chart with this system id, which lives as long as the page. */
  readonly chart = <Name extends string>(name: Name): Ref<Name> => {
    const actor: AnyActorRef | undefined = this.root.system.get(name);
    if (!actor) throw new Error(`the page has no ${name}`);
    return actor as Ref<Name>;
  };

  readonly goTo = (path: string): void => {
    this.shown.actor?.stop();
    this.tellRoute(path);
    this.shown = { path, actor: this.actorOf(path) };
  };

  readonly leave = (): void => {
    this.shown.actor?.stop();
    this.root.stop();
  };

  private actorOf(path: string): AnyActorRef | null {
    const actor = path.endsWith('/checkout') ? this.checkout() : path.includes('/p/') ? this.product() : null;
    if (actor) this.watch(actor);
    actor?.start();
    return actor;
  }

  private product(): AnyActorRef {
    const { world } = this;
    const surroundings = {
      locale: 'en-us',
      cart: this.chart('cart'),
      session: this.chart('session'),
      dialogs: this.chart('dialogs'),
    } as const;
    const machine = productMachine.provide({
      actors: {
        ...createProductActors(surroundings),
        getProductInventory: world.port('getProductInventory', () => asShown),
      },
    });
    return createActor(machine, { id: 'product', clock: world.clock, input: { product: shoe, chosen: { size: '8' } } });
  }

  private checkout(): AnyActorRef {
    const { world, service, browser } = this;
    const cart = this.chart('cart');
    const session = this.chart('session');
    const outages = { refusals: [down] };
    const router = { navigate: () => Promise.resolve() } as never;
    const asked = (change: Parameters<typeof requestChange>[1]) =>
      requestChange(cart, change).then((now) => ({ cart: now }));
    const machine = checkoutMachine.provide({
      actors: {
        ...createCheckoutActors({ cart, session, locale: 'en-us', router }),
        // The children of the checkout ask for their changes when the walk ends their call, as if a shopper had filled
        // in the form.
        addressForm: world.port(
          'addressForm',
          ({ form }: { form: 'shipping' | 'billing' }) =>
            form === 'shipping'
              ? asked({ operation: 'addShippingAddress', addresses: [address] })
              : asked({ operation: 'addBillingAddress', address }),
          { isPersons: true },
        ) as never,
        paymentMethod: world.port('paymentMethod', () => card, { isPersons: true }) as never,
        recall: world.port('recall', (): Recalled => ({ memory: browser.memory, isCustomer: false, approval: null })),
        keepMemory: fromCallback<MemoryCommand, undefined>(({ receive }) =>
          receive(({ memory }) => {
            browser.memory = memory;
          }),
        ),
        prove: fromPromise(async (): Promise<string | null> => 'a token'),
        placeOrder: world.port('placeOrder', ({ cart: { basketId }, key }) => service.order(basketId, key), {
          refusals: [
            down,
            refusals.totalChanged,
            refusals.itemGone,
            refusals.declined,
            refusals.noPhone,
            refusals.noBilling,
            refusals.robot,
          ],
        }),
        getOrderOfCart: world.port('getOrderOfCart', ({ basketId }) => service.orderOf(basketId), outages),
      },
    });
    return createActor(machine, { id: 'checkout', clock: world.clock, input: { locale: 'en-us', country: 'US' } });
  }
}
