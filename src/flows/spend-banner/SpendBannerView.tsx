import { useSelector } from '@xstate/react';
import { selectBanner, type SpendBannerRef } from '#machines/spend-banner/spend-banner.selectors.ts';
import { useMoney } from '#src/flows/shared/useMoney.ts';
import { spendBannerText } from '#src/messages/spend-banner.ts';
import { useText } from '#src/messages/text.ts';
import { Card } from '#src/ui/layout/Card.tsx';
import { Meter } from '#src/ui/text/Meter.tsx';
import { Text } from '#src/ui/text/Text.tsx';

/** The part of the annual allowance that is spent, what is left, and when it starts again. */
export function SpendBannerView({ actor }: { actor: SpendBannerRef }) {
  const t = useText(spendBannerText);
  const money = useMoney();
  const banner = useSelector(actor, selectBanner);
  if (!banner) return null;
  const { programme, spent, annual, currency } = banner;
  const left = annual - spent;
  return (
    <Card title={t(programme)} level={2} tone="moss">
      <Meter
        label={t('spent', { spent: money(spent, currency), annual: money(annual, currency) })}
        value={spent}
        max={annual}
      />
      <Text size="sm" tone="soft">
        {left > 0 ? t('left', { amount: money(left, currency) }) : t('none')}
      </Text>
    </Card>
  );
}
