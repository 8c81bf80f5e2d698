import { css } from '@linaria/core';
import type { CartItem } from '#openapi/generated/waymark.gen.ts';
import { storesText } from '#src/messages/stores.ts';
import { useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { Icon } from '#src/ui/text/Icon.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { space } from '#src/ui/theme/tokens.ts';
import { wayOf } from './collecting.ts';

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[4]};

  /* On a line of its own, aligns its text with the line above. */
  & button {
    margin-inline-start: calc(-1 * ${space[2]});
  }
`;

const words = css`
  display: flex;
  align-items: center;
  gap: 0.4em;
`;

/** The delivery method of a cart line, and a button to change it. A gift's method cannot be changed. */
export function LineDelivery({ item, onChange }: { item: CartItem; onChange: () => void }) {
  const t = useText(storesText);
  if (item.isDigitalProduct || item.isCustoms || item.bonus) return null;
  const way = wayOf(item);
  const store = way?.storeInfo?.name;
  const isHeld = way?.shippingMethod.kind === 'pudo';
  return (
    <div className={row}>
      <Text size="sm" className={words}>
        <Icon name={store || isHeld ? 'store' : 'truck'} size="sm" />
        {store
          ? t(way?.shippingMethod.kind === 'sts' ? 'sendTo' : 'pickUpAt', { store })
          : t(isHeld ? 'toPoint' : 'toHome')}
      </Text>
      <Button variant="quiet" size="sm" aria-label={t('changeOf', { name: item.name })} onClick={onChange}>
        {t('change')}
      </Button>
    </div>
  );
}
