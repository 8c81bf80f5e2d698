import { inLocale } from '#src/domain/locale.ts';
import { useLocale } from '#src/messages/text.ts';
import { heartOff } from '#src/ui/product/Heart.tsx';
import { ButtonLink } from '#src/ui/text/Button.tsx';
import { useHasFavorites } from './hearts.ts';

/** A button that leads to the favourites; nothing where there are none. */
export function FavoritesButton(look: { children: string; variant?: 'secondary'; isWide?: boolean }) {
  const locale = useLocale();
  return useHasFavorites() && <ButtonLink {...look} className={heartOff} href={inLocale(locale, '/favorites')} />;
}
