import { useSyncExternalStore } from 'react';
import { inLocale } from '#src/domain/locale.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { uiText } from '#src/messages/ui.ts';
import { IconLink } from '../text/Button.tsx';
import { isPlainClick } from '../text/Link.tsx';
import { isCompared, subscribeCompared, toggleCompared } from './compared.ts';

/**
 * Chooses a product for the comparison. Without script it leads to the comparison of this product, and so does a click
 * that opens another tab. The server shows no product as chosen.
 */
export function CompareControl({ id, name }: { id: string; name: string }) {
  const t = useText(uiText);
  const locale = useLocale();
  const isChosen = useSyncExternalStore(
    subscribeCompared,
    () => isCompared(id),
    () => false,
  );
  return (
    <IconLink
      icon={isChosen ? 'check' : 'compare'}
      label={t(isChosen ? 'compareNoMore' : 'compare', { name })}
      variant="onPicture"
      href={inLocale(locale, `/compare?p=${id}`)}
      preload={false}
      data-chosen={isChosen || undefined}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        toggleCompared(id);
      }}
    />
  );
}
