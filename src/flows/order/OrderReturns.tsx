import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import type { PaymentInstrument, Purchase } from '#openapi/generated/waymark.gen.ts';
import { selectIsPrintingLabel } from '#machines/order/order.selectors.ts';
import { useInstrumentName } from '#src/flows/payment-method/index.ts';
import { useMoney } from '#src/flows/shared/useMoney.ts';
import { orderText } from '#src/messages/order.ts';
import { useText } from '#src/messages/text.ts';
import { uiText } from '#src/messages/ui.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Heading, Text } from '#src/ui/text/Text.tsx';
import { colour, space } from '#src/ui/theme/tokens.ts';
import type { OrderRef } from '#machines/order/order.selectors.ts';

const list = css`
  display: grid;

  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]} ${space[5]};
    align-items: center;
    justify-content: space-between;
    padding-block: ${space[3]};
    border-block-start: 1px solid ${colour.line};
  }
`;

/** The announced returns, each with a button to print its label again; once it has arrived, with what it gave back. */
export function OrderReturns({ actor, purchase: { returns, order } }: { actor: OrderRef; purchase: Purchase }) {
  const t = useText(orderText);
  const colon = useText(uiText)('colon');
  const money = useMoney();
  const instrumentName = useInstrumentName();
  const isPrinting = useSelector(actor, selectIsPrintingLabel);
  if (returns.length === 0) return null;
  const nameOf = (itemId: string) => order.items.find((item) => item.itemId === itemId)?.name ?? '';
  const refunded = (one: PaymentInstrument) => `${instrumentName(one)}${colon}${money(one.amount, one.currency)}`;
  return (
    <section>
      <Stack gap={4}>
        <Heading level={2} size="md">
          {t('returns')}
        </Heading>
        <ul className={list}>
          {returns.map(({ returnId, createdAt, items, refund }) => (
            <li key={returnId}>
              <div>
                <Text weight="medium">{t('returnFrom', { number: returnId, date: new Date(createdAt) })}</Text>
                <Text size="sm" tone="soft">
                  {items.map(({ itemId, qty }) => `${qty} × ${nameOf(itemId)}`).join(', ')}
                </Text>
                {refund && (
                  <Text size="sm">
                    {t('returnRefunded', {
                      date: new Date(refund.at),
                      payments: refund.payments.map(refunded).join(', '),
                    })}
                  </Text>
                )}
              </div>
              {!refund && (
                <Button
                  variant="secondary"
                  size="sm"
                  isBusy={isPrinting}
                  aria-label={t('labelAgainOf', { number: returnId })}
                  onClick={() => actor.send({ type: 'label.requested', returnId })}
                >
                  {t('labelAgain')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Stack>
    </section>
  );
}
