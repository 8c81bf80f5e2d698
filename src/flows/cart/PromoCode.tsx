import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import { selectCouponRefusal, selectIsCouponBusy } from '#machines/cart/cart.selectors.ts';
import type { Cart } from '#openapi/generated/waymark.gen.ts';
import { cartText } from '#src/messages/cart.ts';
import { useText } from '#src/messages/text.ts';
import { Button, IconButton } from '#src/ui/Button.tsx';
import { Form } from '#src/ui/Form.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Stack } from '#src/ui/Layout.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { colour, radius, space, text } from '#src/ui/tokens.ts';
import { askForChange, type CartRef } from './requestChange.ts';
import { useRefusalWords } from './useRefusalWords.ts';

const codes = css`
  display: grid;
  gap: ${space[2]};

  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space[3]};
    padding-inline-start: ${space[3]};
    border-radius: ${radius.sm};
    background: ${colour.successSoft};
    color: ${colour.success};
    font-size: ${text.sm};
    line-height: 1.35;
  }

  & > li[data-waiting] {
    background: ${colour.sunken};
    color: ${colour.inkSoft};
  }

  & b {
    display: block;
    font-weight: 650;
    letter-spacing: 0.02em;
  }
`;

/** The promo codes of the cart, and a field for one more; what is wrong with a code stands under it (core 8, Promo). */
export function PromoCode({ cartRef, cart: { couponItems } }: { cartRef: CartRef; cart: Cart }) {
  const say = useText(cartText);
  const isBusy = useSelector(cartRef, selectIsCouponBusy);
  const refused = useSelector(cartRef, selectCouponRefusal);
  const error = useRefusalWords()(refused);
  return (
    <Stack gap={3}>
      <Form
        isBusy={isBusy}
        onSubmit={(_, data) => {
          const code = String(data.get('code')).trim().toUpperCase();
          if (code) askForChange(cartRef, { operation: 'applyCoupon', code });
        }}
      >
        <TextField
          key={couponItems.map(({ code }) => code).join()}
          label={say('promoTitle')}
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
          error={error}
          suffix={
            <Button type="submit" variant="quiet" size="sm" isBusy={isBusy}>
              {say('promoApply')}
            </Button>
          }
        />
      </Form>
      {couponItems.length > 0 && (
        <ul className={codes}>
          {couponItems.map(({ code, applied, calloutMessage }) => (
            <li key={code} data-waiting={!applied || undefined}>
              <Icon name="tag" />
              <span>
                <b>{applied ? code : say('promoWaiting', { code })}</b>
                {applied && calloutMessage}
              </span>
              <IconButton
                icon="close"
                label={say('promoRemove', { code })}
                onClick={() => askForChange(cartRef, { operation: 'removeCoupon', code })}
              />
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
