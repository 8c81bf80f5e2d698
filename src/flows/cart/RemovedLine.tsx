import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import { inputOf } from '#machines/cart/cart.changes.ts';
import { selectIsPuttingBack, selectRemoved } from '#machines/cart/cart.selectors.ts';
import { cartText } from '#src/messages/cart.ts';
import { useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { focusIfLost } from '#src/ui/behaviour/focusIfLost.ts';
import { Text } from '#src/ui/text/Text.tsx';
import { colour, radius, space } from '#src/ui/theme/tokens.ts';
import { askForChange, type CartRef } from '../shared/requestChange.ts';

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[4]};
  padding: ${space[2]} ${space[2]} ${space[2]} ${space[4]};
  border-radius: ${radius.sm};
  background: ${colour.sunken};
`;

/**
 * Shown in place of a line that the shopper removed: its name, and a button to put it back unchanged. Renders nothing
 * if no line was removed.
 */
export function RemovedLine({ cartRef }: { cartRef: CartRef }) {
  const t = useText(cartText);
  const removed = useSelector(cartRef, selectRemoved);
  const isPuttingBack = useSelector(cartRef, selectIsPuttingBack);
  if (!removed) return null;
  const { item } = removed;
  return (
    <div className={row}>
      <Text size="sm" role="status">
        {t('removed', { name: item.name })}
      </Text>
      <Button
        ref={focusIfLost}
        variant="quiet"
        size="sm"
        aria-label={t('undoRemoval', { name: item.name })}
        isBusy={isPuttingBack}
        onClick={() => askForChange(cartRef, { operation: 'addItems', items: [inputOf(item)] })}
      >
        {t('undo')}
      </Button>
    </div>
  );
}
