import { css } from '@linaria/core';
import { createContext, use, useSyncExternalStore } from 'react';
import { useText } from '#src/messages/text.ts';
import { uiText } from '#src/messages/ui.ts';
import { IconButton } from '../text/Button.tsx';

/** What a heart shows; `off` shows none. */
export type Mark = 'off' | 'none' | 'marked';

/** The marks of products. Who runs the favourites provides them (src/flows/favorites). */
export interface Hearts {
  subscribe(heard: () => void): () => void;
  markOf(id: string): Mark;
  toggle(id: string): void;
}

/** Without a provider no product is marked, and a press does nothing. */
export const HeartsContext = /* @__PURE__ */ createContext<Hearts>({
  subscribe: () => () => undefined,
  markOf: () => 'none',
  toggle: () => undefined,
});

/** Hides what leads to favourites where the shop has none. */
export const heartOff = css`
  html[data-favorites='off'] & {
    display: none;
  }
`;

/**
 * Marks a product as a favourite. The page is the same for everybody: the server shows no product as marked, the
 * browser fills in what is.
 */
export function Heart({
  id,
  name,
  variant = 'onPicture',
}: {
  id: string;
  name: string;
  variant?: 'onPicture' | 'secondary';
}) {
  const t = useText(uiText);
  const { subscribe, markOf, toggle } = use(HeartsContext);
  const mark = useSyncExternalStore(
    subscribe,
    () => markOf(id),
    () => 'none' as const,
  );
  if (mark === 'off') return null;
  return (
    <IconButton
      className={heartOff}
      icon={mark === 'marked' ? 'heart-filled' : 'heart'}
      label={t('favorite', { name })}
      variant={variant}
      isPressed={mark === 'marked'}
      onClick={() => toggle(id)}
    />
  );
}
