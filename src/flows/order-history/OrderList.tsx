import { css } from '@linaria/core';
import type { PurchaseHistory, PurchaseSummary } from '#openapi/generated/waymark.gen.ts';
import { inLocale } from '#src/domain/locale.ts';
import { useMoney } from '#src/flows/shared/useMoney.ts';
import { AccountPart } from '#src/flows/profile/index.ts';
import { OrderStatus } from '#src/flows/order/index.ts';
import { orderHistoryText } from '#src/messages/order-history.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { ButtonLink } from '#src/ui/text/Button.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Pagination } from '#src/ui/text/Pagination.tsx';
import { Picture } from '#src/ui/text/Picture.tsx';
import { Heading, Text } from '#src/ui/text/Text.tsx';
import { colour, media, radius, space } from '#src/ui/theme/tokens.ts';

const list = css`
  display: grid;
  gap: ${space[4]};

  & > li {
    display: grid;
    gap: ${space[4]} ${space[6]};
    padding: clamp(1rem, 2.2vw, 1.5rem);
    border: 1px solid ${colour.line};
    border-radius: ${radius.md};
    background: ${colour.surface};

    @media ${media.md} {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
    }
  }

  & [data-part='head'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]} ${space[3]};
    align-items: center;
  }
`;

const pictures = css`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 4.5rem));
  gap: ${space[2]};
  margin-block-start: ${space[2]};

  & > * {
    border-radius: ${radius.sm};
  }
`;

/** The orders, newest first, with pagination. */
export function OrderList({ history: { total, page, pageSize, purchases } }: { history: PurchaseHistory }) {
  const t = useText(orderHistoryText);
  const locale = useLocale();
  return (
    <AccountPart title={t('title')} body={t('count', { count: total })}>
      <ul className={list}>
        {purchases.map((purchase) => (
          <OrderRow key={purchase.orderNumber} purchase={purchase} />
        ))}
      </ul>
      <Pagination
        label={t('pages')}
        page={page}
        pages={Math.ceil(total / pageSize)}
        hrefFor={(one) => inLocale(locale, one === 1 ? '/account/orders' : `/account/orders?page=${one}`)}
      />
    </AccountPart>
  );
}

function OrderRow({ purchase }: { purchase: PurchaseSummary }) {
  const t = useText(orderHistoryText);
  const locale = useLocale();
  const money = useMoney();
  const { orderNumber, placedAt, status, currency, total, totalUnits, items } = purchase;
  return (
    <li>
      <Stack gap={1}>
        <div data-part="head">
          <Heading level={2} size="sm">
            {t('orderOf', { number: orderNumber })}
          </Heading>
          <OrderStatus status={status} />
        </div>
        <Text size="sm" tone="soft">
          {[
            t('placedOn', { date: new Date(placedAt) }),
            t('units', { count: totalUnits }),
            money(total, currency),
          ].join(' · ')}
        </Text>
        <div className={pictures}>
          {items.map(({ image, name }, place) => (
            <Picture key={`${image} ${place}`} path={image} alt={name} sizes="4.5rem" />
          ))}
        </div>
      </Stack>
      <ButtonLink
        href={inLocale(locale, `/account/orders/${orderNumber}`)}
        variant="secondary"
        aria-label={t('openOf', { number: orderNumber })}
      >
        {t('open')}
      </ButtonLink>
    </li>
  );
}
