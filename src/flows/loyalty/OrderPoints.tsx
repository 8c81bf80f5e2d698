import { css } from '@linaria/core';
import { inLocale } from '#src/domain/locale.ts';
import type { OnDialog } from '#src/flows/shared/dialogs.props.ts';
import { orderPointsText } from '#src/messages/order-points.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { Icon } from '#src/ui/text/Icon.tsx';
import { Link } from '#src/ui/text/Link.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { space } from '#src/ui/theme/tokens.ts';

const line = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  justify-items: start;
  gap: ${space[1]} ${space[2]};

  & > :last-child {
    grid-column: 2;
    padding-inline: 0;
  }
`;

/**
 * What an order is worth to a member of the loyalty programme, and the way to join: the dialog `loyalty-sign-up`, or
 * without `onDialog` the account's page. Renders nothing for an order that is worth nothing.
 */
export function OrderPoints({ points = 0, onDialog }: { points?: number | undefined; onDialog?: OnDialog }) {
  const t = useText(orderPointsText);
  const locale = useLocale();
  if (points === 0) return null;
  return (
    <div className={line}>
      <Icon name="star" size="sm" />
      <Text as="span" size="sm">
        {t('worth', { count: points })}
      </Text>
      {onDialog ? (
        <Button variant="quiet" size="sm" onClick={() => onDialog('loyalty-sign-up', {})}>
          {t('about')}
        </Button>
      ) : (
        <Link href={inLocale(locale, '/account/loyalty')}>{t('about')}</Link>
      )}
    </div>
  );
}
