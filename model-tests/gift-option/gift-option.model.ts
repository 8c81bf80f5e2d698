import { giftOptionMachine } from '#machines/gift-option/gift-option.machine.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

export const noGifts = { errorId: 'GFO404', message: 'not for this item', status: 409 };
export const notFitting = { errorId: 'GFO405', message: 'does not fit', status: 409 };
export const closed = { errorId: 'GFS800', message: 'not now', status: 409 };
export const down = { errorId: 'UNEXPECTED', message: 'no network', status: 0 };

export const gift = { email: 'rowan@example.com', to: 'Rowan', message: 'See you at the trailhead!' };

export const send = { 'gift.submitted': { type: 'gift.submitted', gift } } as const;

export const model = modelOf(giftOptionMachine, {
  input: { itemId: 'item-1' },
  send,
  outcomes: {
    giveItem: { done: [undefined], failed: [noGifts, notFitting, closed, down] },
    close: { done: [undefined], failed: [new Error('no dialog')] },
  },
  project: ({ failure }) => failure?.errorId ?? null,
  why: 'there is no guard; the view says why the last try was refused',
});
