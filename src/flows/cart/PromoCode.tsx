import { useSelector } from '@xstate/react';
import { waitFor } from 'xstate';
import { selectCouponRefusal, selectIsCouponBusy } from '#machines/cart/cart.selectors.ts';
import type { Cart } from '#openapi/generated/waymark.gen.ts';
import { cartText } from '#src/messages/cart.ts';
import { useText } from '#src/messages/text.ts';
import { codeForm } from '#src/flows/typed-codes/index.ts';
import { useWaitWords } from '#src/flows/shared/useWaitWords.ts';
import { AppliedList } from '#src/ui/product/AppliedList.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { CouponWords } from './CouponWords.tsx';
import { askForChange, type CartRef } from '../shared/requestChange.ts';
import { useRefusalWords } from '../shared/useRefusalWords.ts';

/** The typed code in the service's form: trimmed, in capitals. */
const codeIn = (data: FormData): string => String(data.get('code')).trim().toUpperCase();

/** True if the code was refused, or is on the cart without an effect: both are shown beside the field. */
function isWithoutEffect(cartRef: CartRef, code: string): boolean {
  const snapshot = cartRef.getSnapshot();
  return (
    selectCouponRefusal(snapshot) !== null ||
    !snapshot.context.cart?.couponItems.some((coupon) => coupon.code === code && coupon.applied)
  );
}

/** The promo codes of the cart and a field for another. Errors of a code are shown under it (core 8, Promo). */
export function PromoCode({ cartRef, cart: { couponItems, currency } }: { cartRef: CartRef; cart: Cart }) {
  const t = useText(cartText);
  const isBusy = useSelector(cartRef, selectIsCouponBusy);
  const refused = useSelector(cartRef, selectCouponRefusal);
  const waitWords = useWaitWords();
  const wordsOf = useRefusalWords();
  // The notice above the cart also reports an outage, but on a phone it is not visible from here.
  const error = refused && (waitWords(refused.failure) ?? wordsOf(refused));
  return (
    <Stack gap={3}>
      <div
        ref={codeForm({
          rest: () => waitFor(cartRef, (snapshot) => !selectIsCouponBusy(snapshot)),
          isRefused: (sent) => isWithoutEffect(cartRef, codeIn(sent)),
        })}
      >
        <Form
          isBusy={isBusy}
          onSubmit={(_, data) => {
            const code = codeIn(data);
            if (code) askForChange(cartRef, { operation: 'applyCoupon', code });
          }}
        >
          <TextField
            key={couponItems.map(({ code }) => code).join()}
            label={t('promoTitle')}
            name="code"
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={40}
            error={error}
            suffix={
              <Button type="submit" variant="quiet" size="sm" isBusy={isBusy}>
                {t('promoApply')}
              </Button>
            }
          />
        </Form>
      </div>
      <AppliedList
        label={t('promoTitle')}
        items={couponItems.map((coupon) => ({
          id: coupon.code,
          icon: 'tag',
          text: <CouponWords coupon={coupon} currency={currency} />,
          isWaiting: !coupon.applied,
          removeLabel: t('promoRemove', { code: coupon.code }),
          onRemove: () => askForChange(cartRef, { operation: 'removeCoupon', code: coupon.code }),
        }))}
      />
    </Stack>
  );
}
