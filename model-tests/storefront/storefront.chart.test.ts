import { expect } from 'vitest';
import type { Sent } from '#src/chart-kit/explore/types.ts';
import { describeChart } from '#model-tests/support/chart.ts';
import { model, send } from './storefront.model.ts';

const [elsewhere, toTheCart, toTheOrder, toTheAccount] = send['route.changed'];
const [started, startedOwingTerms] = send['session.started'];

/** Which child gets which event, on every page: this routing is all that the root does. */
const hears: Record<string, readonly (readonly [child: string, event: string])[]> = {
  'session.started': [['cart', 'session.started']],
  'session.unavailable': [['cart', 'session.unavailable']],
  'session.ended': [['cart', 'session.ended']],
  'session.wanted': [['session', 'session.retried']],
  'item.added': [['miniCart', 'item.added']],
  'change.settled': [
    ['miniCart', 'change.settled'],
    ['session', 'cart.changed'],
  ],
  'cart.ordered': [['session', 'cart.changed']],
  'dialog.requested': [['dialogs', 'dialog.requested']],
  'dialog.closed': [['miniCart', 'dialog.closed']],
  'notice.raised': [['toasts', 'toast.raised']],
  'reload.requested': [['reloadGuard', 'reload.requested']],
  'route.changed': [
    ['dialogs', 'route.changed'],
    ['miniCart', 'route.changed'],
  ],
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The target of a `sendTo`: an id if the child does not run yet, an actor if it does. */
const childOf = (to: unknown): unknown => (isRecord(to) ? to['id'] : to);

describeChart(model, {
  invariants: {
    'every child keeps running': ({ nextState }) =>
      expect(Object.keys(nextState.children).sort()).toEqual([
        'cart',
        'dialogs',
        'leavePage',
        'listenTo',
        'miniCart',
        'reloadGuard',
        'session',
        'toasts',
        'watchRoute',
      ]),
    'each event is relayed to the children that handle it, and to no other': ({ state, event, actions }) => {
      const told = actions.flatMap(({ type, params }) =>
        type === 'xstate.sendTo' && isRecord(params) && isRecord(params['event'])
          ? [[childOf(params['to']), params['event']['type']]]
          : [],
      );
      const { path } = state.context;
      const isAccount = path === '/en-us/account/orders';
      const leaves =
        (event.type === 'session.left' && (isAccount || path === '/en-us/cart')) ||
        (event.type === 'session.revoked' && isAccount);
      const goesToAccount = event.type === 'signIn.settled' && path === '/en-us/order-confirmation';
      const owesTerms = event.type === 'session.started' && event === startedOwingTerms && state.matches('booting');
      expect(told).toEqual([
        ...(hears[event.type] ?? []),
        ...(leaves ? [['leavePage', 'home.requested']] : []),
        ...(goesToAccount ? [['leavePage', 'account.requested']] : []),
        ...(owesTerms ? [['dialogs', 'dialog.requested']] : []),
      ]);
    },
    'a page that is ready or broken never boots again': ({ state, nextState }) => {
      if (!state.matches('booting')) expect(nextState.matches('booting')).toBe(false);
    },
  },
  stories: [
    { name: 'the page is ready when it is known who shops', events: [started], ends: 'ready' },
    {
      name: 'the page is ready without a session when none can be had',
      events: [send['session.unavailable']],
      ends: 'ready',
    },
    {
      name: 'events during the start are relayed at once',
      events: [send['notice.raised'], send['item.added']],
      ends: 'booting',
    },
    {
      name: 'a child that fails does not stop the others',
      events: [model.failed('toasts', new Error('broken')), started, send['notice.raised'], elsewhere],
      ends: 'degraded',
    },
    {
      name: 'signing out on a page about the account leads home',
      events: [toTheCart, send['session.left'], send['session.ended']],
      ends: 'booting',
      also: (_, { sent }) =>
        expect(sent.map(({ event }) => event.type)).toEqual([
          'route.changed',
          'route.changed',
          'home.requested',
          'session.ended',
        ]),
    },
    {
      name: 'signing out on another page leaves the page',
      events: [toTheCart, elsewhere],
      ends: 'booting',
      refuses: [send['session.left']],
    },
    {
      name: 'a page of the account whose customer the service has signed out leads home',
      events: [toTheAccount, send['session.revoked']],
      ends: 'booting',
      also: (_, { sent }) => expect(sent.at(-1)).toEqual({ to: 'leavePage', event: { type: 'home.requested' } }),
    },
    {
      name: 'the cart of a customer whom the service has signed out says so itself, and stays',
      events: [toTheCart],
      ends: 'booting',
      refuses: [send['session.revoked']],
    },
    {
      name: 'a guest who signs in beside their order comes to the account, and to no other page from elsewhere',
      events: [started, toTheOrder, send['signIn.settled'], elsewhere],
      ends: 'ready',
      refuses: [send['signIn.settled']],
      also: (_, { sent }) =>
        expect(sent.filter(({ to }) => to === 'leavePage').map(({ event }) => event)).toEqual([
          { type: 'account.requested' },
        ]),
    },
    {
      name: 'an employee who comes back without having accepted the terms is asked again',
      events: [startedOwingTerms],
      ends: 'ready',
      also: (_, { sent }) =>
        expect(sent.at(-1)).toEqual({ to: 'dialogs', event: { type: 'dialog.requested', name: 'employee-terms' } }),
    },
    {
      name: 'an employee who signs in is asked by the form of the sign-in',
      events: [started, startedOwingTerms],
      ends: 'ready',
      also: (_, { sent }) =>
        expect(sent.map(({ event }) => event.type)).toEqual(['session.started', 'session.started']),
    },
    ...Object.entries(hears).map(([type, parts]) => ({
      name: `whoever cares hears of ${type}`,
      events: [
        started,
        type === 'route.changed'
          ? elsewhere
          : type === 'session.started'
            ? started
            : send[type as Exclude<keyof typeof send, 'route.changed' | 'session.started'>],
      ],
      ends: 'ready' as const,
      also: (_: unknown, { sent }: { sent: readonly Sent[] }) =>
        expect(sent.slice(1).map(({ event }) => event.type)).toEqual(parts.map(([, told]) => told)),
    })),
  ],
});
