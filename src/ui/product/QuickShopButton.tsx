import { use } from 'react';
import { useText } from '#src/messages/text.ts';
import { uiText } from '#src/messages/ui.ts';
import { afterPaint } from '../behaviour/afterPaint.ts';
import { IconButton } from '../text/Button.tsx';
import { QuickShopContext } from './quick-shop-context.ts';

/** Opens the quick shop of a card's product. */
export function QuickShopButton({ id: productId, name }: { id: string; name: string }) {
  const t = useText(uiText);
  const { open } = use(QuickShopContext);
  return (
    <IconButton
      icon="bag"
      label={t('quickShop', { name })}
      variant="onPicture"
      // After the paint: opening a dialog takes a phone some 300 ms.
      onClick={({ currentTarget }) => afterPaint(currentTarget, () => open({ productId, name }))}
    />
  );
}
