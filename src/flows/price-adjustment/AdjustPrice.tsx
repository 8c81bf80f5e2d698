import { css } from '@linaria/core';
import type { Cart, CartItem } from '#openapi/generated/waymark.gen.ts';
import type { OnDialog } from '#src/flows/shared/dialogs.props.ts';
import { priceAdjustmentText } from '#src/messages/price-adjustment.ts';
import { useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { space } from '#src/ui/theme/tokens.ts';
import { adjustingItem, adjustingWhole } from './adjustable.ts';

/** Aligns its text with the totals above. */
const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[2]};
  margin-inline-start: calc(-1 * ${space[2]});
`;

export interface AdjustPriceProps {
  cart: Cart;
  /** Absent: adjusts the goods and the delivery. */
  item?: CartItem;
  onDialog: OnDialog;
}

/** The buttons that open the dialog, for associates: at a line, or in the summary. */
export default function AdjustPrice({ cart, item, onDialog }: AdjustPriceProps) {
  return item ? (
    <AdjustItem cart={cart} item={item} onDialog={onDialog} />
  ) : (
    <AdjustWhole cart={cart} onDialog={onDialog} />
  );
}

function AdjustItem({ cart, item, onDialog }: Required<AdjustPriceProps>) {
  const t = useText(priceAdjustmentText);
  const adjusting = adjustingItem(cart, item);
  if (!adjusting) return null;
  const isThere = adjusting.adjustment !== null;
  return (
    <Button
      variant="quiet"
      size="sm"
      aria-label={t(isThere ? 'changeOf' : 'adjustOf', { name: item.name })}
      onClick={() => onDialog('price-adjustment', { adjusting })}
    >
      {t(isThere ? 'change' : 'adjust')}
    </Button>
  );
}

function AdjustWhole({ cart, onDialog }: Omit<AdjustPriceProps, 'item'>) {
  const t = useText(priceAdjustmentText);
  const wholes = (['ORDER', 'SHIPPING'] as const).flatMap((level) => adjustingWhole(cart, level) ?? []);
  if (wholes.length === 0) return null;
  return (
    <div className={row}>
      {wholes.map((adjusting) => {
        const { level } = adjusting.thing;
        return (
          <Button key={level} variant="quiet" size="sm" onClick={() => onDialog('price-adjustment', { adjusting })}>
            {t(`${adjusting.adjustment ? 'change' : 'adjust'}${level === 'ORDER' ? 'Order' : 'Delivery'}`)}
          </Button>
        );
      })}
    </div>
  );
}
