import { css } from '@linaria/core';
import type { LoyaltyMembership } from '#openapi/generated/waymark.gen.ts';
import { inLocale } from '#src/domain/locale.ts';
import { loyaltyText } from '#src/messages/loyalty.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Link } from '#src/ui/text/Link.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { colour, space } from '#src/ui/theme/tokens.ts';

const list = css`
  display: grid;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 ${space[4]};
    padding-block: ${space[3]};
    border-block-end: 1px solid ${colour.line};
  }

  & > li:last-child {
    border: 0;
  }

  & > li > :nth-child(2) {
    text-align: end;
  }
`;

/** Why points came and went, newest first. */
export function PointHistory({ entries }: { entries: LoyaltyMembership['entries'] }) {
  const t = useText(loyaltyText);
  const locale = useLocale();
  const signed = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' });
  return (
    <ul className={list}>
      {entries.map(({ kind, points, at, orderNumber = '' }) => (
        <li key={`${kind} ${at} ${orderNumber}`}>
          <Text as="span" weight="medium">
            {t(kind)}
          </Text>
          <Text as="span" isNumeric weight="medium" tone={points < 0 ? 'ink' : 'success'}>
            {signed.format(points)}
          </Text>
          <Text size="sm" tone="soft">
            {new Date(at).toLocaleDateString(locale, { dateStyle: 'medium' })}
            {orderNumber && (
              <>
                {' · '}
                <Link href={inLocale(locale, `/account/orders/${orderNumber}`)}>{t('order', { orderNumber })}</Link>
              </>
            )}
          </Text>
        </li>
      ))}
    </ul>
  );
}
