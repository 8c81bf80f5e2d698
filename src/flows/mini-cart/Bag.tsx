import { selectOpensFromBag } from '#machines/mini-cart/mini-cart.selectors.ts';
import { inLocale } from '#src/domain/locale.ts';
import { headerText } from '#src/messages/header.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { IconLink } from '#src/ui/text/Button.tsx';
import { isPlainClick } from '#src/ui/text/Link.tsx';
import type { MiniCartRef } from './mini-cart.ref.ts';

/**
 * The bag in the header. It is a link, so that it works before scripts run, with a modifier key, and where no mini cart
 * opens.
 */
export function Bag({ actor, count }: { actor: MiniCartRef; count: number }) {
  const locale = useLocale();
  const t = useText(headerText);
  return (
    <IconLink
      icon="bag"
      label={count === 0 ? t('cartEmpty') : t('cart', { count })}
      count={count}
      href={inLocale(locale, '/cart')}
      onClick={(click) => {
        if (!isPlainClick(click) || !selectOpensFromBag(actor.getSnapshot())) return;
        click.preventDefault();
        actor.send({ type: 'bag.pressed' });
      }}
    />
  );
}
