import { inLocale } from '#src/domain/locale.ts';
import { headerText } from '#src/messages/header.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { heartOff } from '#src/ui/product/Heart.tsx';
import { IconLink } from '#src/ui/text/Button.tsx';
import { useFavoritesCount } from './hearts.ts';

/** In the header: the way to the favourites. Says how many there are once that is known. */
export function FavoritesLink() {
  const locale = useLocale();
  const t = useText(headerText);
  const count = useFavoritesCount();
  if (count < 0) return null;
  return (
    <IconLink
      className={heartOff}
      icon="heart"
      label={count === 0 ? t('favorites') : t('favoritesCount', { count })}
      count={count}
      href={inLocale(locale, '/favorites')}
    />
  );
}
