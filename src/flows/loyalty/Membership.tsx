import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import type { LoyaltyMembership } from '#openapi/generated/waymark.gen.ts';
import { useMoney } from '#src/flows/shared/useMoney.ts';
import { loyaltyText } from '#src/messages/loyalty.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Card } from '#src/ui/layout/Card.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Meter } from '#src/ui/text/Meter.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { colour, font, media, space } from '#src/ui/theme/tokens.ts';
import { PointHistory } from './PointHistory.tsx';

const columns = css`
  display: grid;
  gap: ${space[5]};
  align-items: start;

  @media ${media.lg} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
`;

const balance = css`
  font-family: ${font.title};
  font-size: clamp(2rem, 6vw, 2.75rem);
  font-weight: 600;
  line-height: 1.1;
`;

const offers = css`
  display: grid;
  gap: ${space[3]};

  & > li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${space[1]} ${space[4]};
    padding-block-end: ${space[3]};
    border-block-end: 1px solid ${colour.line};
  }

  & > li:last-child {
    padding-block-end: 0;
    border: 0;
  }
`;

/** The points of a member, what they are worth, and why they came and went. `leaving` is the way out. */
export function Membership({ membership, leaving }: { membership: LoyaltyMembership; leaving: ReactNode }) {
  const t = useText(loyaltyText);
  const locale = useLocale();
  const money = useMoney();
  const { points, vouchers, memberId, joinedOn, entries } = membership;
  const next = vouchers.find(({ eligible }) => !eligible);
  const since = joinedOn && new Date(joinedOn).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <div className={columns}>
      <Stack gap={5}>
        <Card title={t('pointsTitle')} level={2} tone="moss">
          <p className={balance}>{t('points', { count: points })}</p>
          {next ? (
            <Meter
              value={points}
              max={next.points}
              tone="accent"
              label={t('next', {
                count: next.points - points,
                amount: money(next.amountInCurrency, next.currency),
              })}
            />
          ) : (
            <Text>{t('all')}</Text>
          )}
          <Text size="sm">{since ? t('memberSince', { memberId, date: since }) : t('member', { memberId })}</Text>
        </Card>
        <Card title={t('vouchersTitle')} level={2}>
          <Text tone="soft">{t('vouchersBody')}</Text>
          <ul className={offers}>
            {vouchers.map(({ points: cost, amountInCurrency, currency, eligible }) => (
              <li key={cost}>
                <Text as="span" weight="medium">
                  {t('voucher', { amount: money(amountInCurrency, currency), points: cost })}
                </Text>
                <Text as="span" tone={eligible ? 'success' : 'soft'}>
                  {eligible ? t('ready') : t('missing', { count: cost - points })}
                </Text>
              </li>
            ))}
          </ul>
        </Card>
        {leaving}
      </Stack>
      <Card title={t('historyTitle')} level={2}>
        {entries.length > 0 ? <PointHistory entries={entries} /> : <Text tone="soft">{t('historyEmpty')}</Text>}
      </Card>
    </div>
  );
}
