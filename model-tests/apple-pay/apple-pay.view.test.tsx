import type { Screen } from '@testing-library/react';
import { expect } from 'vitest';
import { fromPort, unreachable, walkView } from '#model-tests/support/view.tsx';
import { ApplePayView } from '#src/flows/apple-pay/ApplePayView.tsx';
import words from '#src/messages/compiled/en-US/apple-pay.gen.ts';
import type { Purchase } from '#machines/apple-pay/apple-pay.types.ts';
import { cart, model } from './apple-pay.model.ts';

const button = (screen: Screen) => screen.getByRole('button', { name: words.pay });
const says = (text: string, isBusy: boolean) => (screen: Screen) => {
  expect(button(screen).getAttribute('aria-busy') === 'true').toBe(isBusy);
  expect(screen.getByRole('status').textContent).toBe(text);
};
const none = (screen: Screen) => expect(screen.queryByRole('button')).toBeNull();
const passed = unreachable('passed through');
/** What the next press pays. */
let purchase: Purchase = { cart, item: null };
const open = says('', true);

walkView(model, {
  cover: 'edges',
  render: ({ actor }) => (
    <main>
      <ApplePayView actor={actor} purchase={() => purchase} />
    </main>
  ),
  gestures: {
    'applePay.pressed': (user, screen, { event: { type: _type, ...paid } }) => {
      purchase = paid;
      return user.click(button(screen));
    },
    'merchant.asked': fromPort('sheet'),
    'contact.selected': fromPort('sheet'),
    'method.selected': fromPort('sheet'),
    'card.selected': fromPort('sheet'),
    'payment.authorised': fromPort('sheet'),
    'sheet.cancelled': fromPort('sheet'),
  },
  shows: {
    detecting: none,
    unavailable: none,
    ready: says('', false),
    'paying.opening': open,
    'paying.making': open,
    'paying.validating': open,
    'paying.choosing': open,
    'paying.settingContact': open,
    'paying.settingMethod': open,
    'paying.contactRefused': open,
    'paying.methodRefused': open,
    'paying.addingContacts': open,
    'paying.placing': open,
    'paying.completing': passed,
    'paying.doubting': passed,
    'paying.failing': passed,
    'paying.outdated': passed,
    confirming: says(words.unconfirmed, true),
    unconfirmed: says(words.unconfirmed, true),
    confirmed: open,
    shown: says('', false),
    restoring: open,
    restoringAfterFailure: open,
    restoringAfterChange: open,
    changed: says(words.changed, false),
    failed: says(words.failed, false),
  },
});
