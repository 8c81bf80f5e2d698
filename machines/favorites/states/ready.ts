import { favoritesSetup, firstId, firstItem, firstShare, movedProduct } from '../favorites.setup.ts';

export const ready = favoritesSetup.createStateConfig({
  description: 'The list is loaded. Requests are sent one after the other, in the order of the presses.',
  on: {
    'favorite.toggled': { actions: 'rememberToggle' },
    'move.requested': { guard: 'isListed', actions: 'rememberMove' },
    'share.requested': { guard: 'isNewShare', actions: 'rememberShare' },
  },
  initial: 'resting',
  states: {
    resting: {
      description: 'Nothing is being done.',
      always: [
        { guard: 'isDone', target: 'resting', actions: 'dropFirst' },
        { guard: { type: 'isFirst', params: 'add' }, target: 'adding' },
        { guard: { type: 'isFirst', params: 'remove' }, target: 'removing' },
        { guard: { type: 'isFirst', params: 'move' }, target: 'readingSizes' },
        { guard: { type: 'isFirst', params: 'share' }, target: 'sharing' },
      ],
    },
    adding: {
      description: 'A product is marked. Its heart is filled already.',
      invoke: {
        id: 'addFavorite',
        src: 'addFavorite',
        input: ({ context }) => ({ id: firstId(context) }),
        onDone: { target: 'resting', actions: ['keepList', 'dropFirst'] },
        onError: [
          { guard: 'isOffline', target: 'offline', actions: 'tellWaiting' },
          { target: 'resting', actions: ['tellRefused', 'refuseFirst'] },
        ],
      },
    },
    removing: {
      description: 'A product is taken off the list. Its heart is empty already.',
      invoke: {
        id: 'removeFavorite',
        src: 'removeFavorite',
        input: ({ context }) => firstItem(context),
        onDone: { target: 'resting', actions: ['keepList', 'dropFirst'] },
        onError: [
          { guard: 'isOffline', target: 'offline', actions: 'tellWaiting' },
          { guard: 'isGone', target: '#favorites.loading', actions: 'dropFirst' },
          { target: 'resting', actions: ['tellRefused', 'refuseFirst'] },
        ],
      },
    },
    offline: {
      description:
        'The connection is lost, and the shopper reads so. Their presses are kept, and saved once the connection is back or they press another heart.',
      on: {
        'connection.returned': { target: 'resting' },
        'favorite.toggled': { target: 'resting', actions: 'rememberWaiting' },
        'move.requested': { guard: 'isListed', target: 'resting', actions: 'rememberMove' },
        'share.requested': { guard: 'isNewShare', target: 'resting', actions: 'rememberShare' },
      },
    },
    readingSizes: {
      description: 'A product is to go to the cart: in which sizes is there one?',
      invoke: {
        id: 'getSizes',
        src: 'getSizes',
        input: ({ context }) => ({ id: firstId(context) }),
        onDone: { target: 'sizing', actions: 'keepSizes' },
        onError: { target: 'resting', actions: 'refuseFirst' },
      },
    },
    sizing: {
      description: 'Is there anything to choose, and does the shopper still wait for it?',
      always: [
        { guard: 'hasOneSize', target: 'moving', actions: 'chooseOnly' },
        { guard: 'isOvertaken', target: 'resting', actions: 'dropFirst' },
        { target: 'choosing' },
      ],
    },
    choosing: {
      description: 'The shopper chooses a size, at the product. Whatever else they press ends it.',
      on: {
        'size.chosen': { target: 'moving', actions: 'chooseSize' },
        'choice.closed': { target: 'resting', actions: 'dropFirst' },
        'favorite.toggled': { target: 'resting', actions: ['dropFirst', 'rememberWaiting'] },
        'share.requested': { target: 'resting', actions: ['dropFirst', 'rememberShare'] },
        'move.requested': { target: 'resting', actions: ['dropFirst', 'rememberMove'] },
      },
    },
    moving: {
      description: 'The product goes into the cart. It stays on the list until it is there.',
      invoke: {
        id: 'addToCart',
        src: 'addToCart',
        input: ({ context }) => movedProduct(context),
        onDone: { target: 'takingOff' },
        onError: { target: 'resting', actions: 'refuseFirst' },
      },
    },
    takingOff: {
      description: 'It is in the cart: it leaves the list, which is a call of its own.',
      invoke: {
        id: 'takeOff',
        src: 'removeFavorite',
        input: ({ context }) => firstItem(context),
        onDone: { target: 'resting', actions: ['keepList', 'dropFirst', 'tellMoved'] },
        onError: [
          { guard: 'isGone', target: '#favorites.loading', actions: 'dropFirst' },
          { target: 'resting', actions: ['tellRefused', 'dropFirst'] },
        ],
      },
    },
    sharing: {
      description: 'The sharing begins, changes or ends.',
      invoke: {
        id: 'shareFavorites',
        src: 'shareFavorites',
        input: ({ context }) => firstShare(context),
        onDone: { target: 'resting', actions: ['keepList', 'dropFirst'] },
        onError: { target: 'resting', actions: 'refuseFirst' },
      },
    },
  },
});
