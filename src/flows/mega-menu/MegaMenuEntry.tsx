import { css } from '@linaria/core';
import type { MegaMenuItem } from '#openapi/generated/waymark.gen.ts';
import { inLocale } from '#src/domain/locale.ts';
import { headerText } from '#src/messages/header.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Icon } from '#src/ui/text/Icon.tsx';
import { Link } from '#src/ui/text/Link.tsx';
import { colour, font, media, motion, space, text } from '#src/ui/theme/tokens.ts';
import { later, MissingPart, preload } from '#src/ui/behaviour/later.tsx';
import { MenuTitle } from './MenuTitle.tsx';

/** Its code comes when a pointer or the focus reaches the bar: a phone never shows a panel. */
const loadPanel = () => import('./MegaMenuPanel.tsx');
const MegaMenuPanel = later<{ item: MegaMenuItem; onClose: () => void }>(loadPanel, MissingPart);
const preloadPanel = (): void => void preload(loadPanel).catch(() => undefined);

const entry = css`
  display: flex;
  align-items: center;
`;

/** The bar is 2.35rem high (catalogue 9); the pointer area is as high as the header's targets. */
const link = css`
  position: relative;
  display: flex;
  align-items: center;
  height: 2.35rem;
  padding-inline: ${space[3]};
  font-family: ${font.title};
  font-size: ${text.sm};
  font-weight: 600;
  letter-spacing: -0.01em;
  white-space: nowrap;

  &::before {
    content: '';
    position: absolute;
    inset: -0.75rem 0;
  }

  &::after {
    content: '';
    position: absolute;
    inset: auto ${space[3]} 0.2rem;
    height: 2px;
    background: ${colour.accent};
    transform: scaleX(0);
    transform-origin: left;
    transition: transform ${motion.base} ${motion.easeOut};
  }

  &[data-open]::after {
    transform: scaleX(1);
  }

  @media ${media.hover} {
    &:hover::after {
      transform: scaleX(1);
    }
  }

  [data-state]:not([data-state='transparent']) &[data-accent] {
    color: ${colour.accentText};
  }
`;

/** Opens the panel for keyboard and touch. A mouse opens it by hover, so with a mouse it is visible only on focus. */
const opener = css`
  display: grid;
  place-items: center;
  width: 1.75rem;
  height: 2.35rem;
  margin-inline-start: -0.5rem;

  & svg {
    transition: transform ${motion.fast} ${motion.easeOut};
  }

  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }

  @media ${media.hover} {
    &:not([data-marked], :focus-visible) {
      width: 0;
      margin: 0;
      overflow: hidden;
    }
  }
`;

/** A first-level link; if it has a panel, also the button that opens it. */
export function MegaMenuEntry(props: {
  item: MegaMenuItem;
  isOpen: boolean;
  isAlwaysMarked: boolean;
  onPointed: () => void;
  onPressed: () => void;
}) {
  const { item, isOpen, isAlwaysMarked, onPointed, onPressed } = props;
  const locale = useLocale();
  const t = useText(headerText);
  return (
    <li
      className={entry}
      data-item={item.id}
      onFocus={preloadPanel}
      onPointerEnter={({ pointerType }) => {
        preloadPanel();
        if (pointerType === 'mouse') onPointed();
      }}
    >
      <Link
        href={inLocale(locale, item.target.url)}
        variant="plain"
        className={link}
        data-open={isOpen || undefined}
        data-accent={item.titleHtml ? true : undefined}
      >
        <MenuTitle item={item} />
      </Link>
      {item.menuStyle !== 'link' && (
        <>
          <button
            type="button"
            className={opener}
            data-marked={isAlwaysMarked || undefined}
            aria-expanded={isOpen}
            aria-controls={`menu-${item.id}`}
            aria-label={t('openSection', { title: item.title })}
            onClick={onPressed}
          >
            <Icon name="chevron-down" size="sm" />
          </button>
          {isOpen ? <MegaMenuPanel item={item} onClose={onPressed} /> : <div id={`menu-${item.id}`} hidden />}
        </>
      )}
    </li>
  );
}
