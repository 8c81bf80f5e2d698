import type { Screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fromPort } from '#model-tests/support/view.tsx';
import words from '#src/messages/compiled/en-US/loyalty.gen.ts';

const press = (name: string) => (user: UserEvent, screen: Screen) => user.click(screen.getByRole('button', { name }));
const find = (name: string) => (screen: Screen) => screen.queryByRole('button', { name });

/** Leaving the programme: only on the page, the dialog has no way out. */
export const quitting = {
  'quitting.requested': press(words.leave),
  'quitting.confirmed': press(words.leaveConfirm),
  'quitting.dismissed': press(words.stay),
};

export const quittingControls = {
  'quitting.requested': find(words.leave),
  'quitting.confirmed': find(words.leaveConfirm),
  'quitting.dismissed': find(words.stay),
};

/** How a shopper does what the chart hears: the same on its page and in its dialog. */
export const gestures = {
  'joining.requested': async (user: UserEvent, screen: Screen) => {
    const terms = screen.getByRole('checkbox', { name: words.terms });
    if (!(terms as HTMLInputElement).checked) await user.click(terms);
    await user.click(screen.getByRole('button', { name: new RegExp(`^${words.join}`) }));
  },
  'loyalty.retried': (user: UserEvent, screen: Screen) => user.click(screen.getByRole('button', { name: words.retry })),
  'customer.arrived': fromPort('watchSession'),
  'customer.left': fromPort('watchSession'),
};

export const controls = {
  'joining.requested': (screen: Screen) => screen.queryByRole('button', { name: words.join }),
  'loyalty.retried': (screen: Screen) => screen.queryByRole('button', { name: words.retry }),
};
