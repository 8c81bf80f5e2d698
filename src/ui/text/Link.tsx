import { css, cx } from '@linaria/core';
import { useRouter } from '@tanstack/react-router';
import type { ComponentPropsWithRef, FocusEvent, MouseEvent, PointerEvent } from 'react';
import { VisuallyHidden } from './Hidden.tsx';
import { isOfGallery } from '#src/domain/gallery.ts';
import { useText } from '#src/messages/text.ts';
import { uiText } from '#src/messages/ui.ts';
import { afterPaint } from '../behaviour/afterPaint.ts';
import { afterWork } from '../behaviour/afterWork.ts';
import { startProgress } from '../behaviour/showProgress.ts';
import { colour, media, motion } from '../theme/tokens.ts';

export interface Destination {
  /**
   * Any URL. One that starts with a single slash goes through the router without a page load, except `/` itself: only
   * the server knows the shopper's locale.
   */
  href: string;
  isReplace?: boolean;
  /** Opens in a new tab, and says so. */
  isExternal?: boolean;
  /** Loads the page's data and code when the shopper points at the link; on by default. */
  preload?: 'intent' | false;
  /** Animates shared pictures between the two pages. */
  hasTransition?: boolean;
  /** Keeps the scroll position: filters, sorting. */
  keepsScroll?: boolean;
}

type AnchorProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & Destination;

/** True for a click that navigates in this tab: main button, no modifier key, and not handled already. */
export const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented;

/**
 * Returns an anchor's props with router navigation. The router's own `Link` computes a location for every link at every
 * render, which is slow for a list of hundreds. Here the URL is known, so the router is called only on click and hover.
 */
export function useAnchor({
  isReplace,
  isExternal,
  preload = 'intent',
  hasTransition,
  keepsScroll,
  ...anchor
}: AnchorProps) {
  const router = useRouter({ warn: false });
  const { href, target, download, onClick, onPointerEnter, onFocus } = anchor;
  const isInner = /^\/[^/]/.test(href) && !isExternal && !target && download === undefined;
  // The router of a shop page does not have the gallery's routes (src/client.tsx).
  const isElsewhere = isOfGallery(href) && !(router && '/charts' in router.routesByPath);
  if (isExternal) return { ...anchor, target: '_blank', rel: 'noopener' };
  if (!router || !isInner || isElsewhere) return anchor;

  // The press that often follows at once is answered first.
  const preloadNext = () => {
    if (preload === 'intent')
      afterWork(() => void router.preloadRoute({ to: href.split(/[?#]/)[0], href } as { to: string }).catch(() => {}));
  };
  return {
    ...anchor,
    onPointerEnter: (event: PointerEvent<HTMLAnchorElement>) => {
      onPointerEnter?.(event);
      preloadNext();
    },
    onFocus: (event: FocusEvent<HTMLAnchorElement>) => {
      onFocus?.(event);
      // A pointer that focuses the link has entered it before.
      if (event.currentTarget.matches(':focus-visible')) preloadNext();
    },
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event);
      if (!isPlainClick(event)) return;
      event.preventDefault();
      startProgress(href);
      // First paints the effect of the press, then starts the router's work (loading data, the next page).
      afterPaint(
        event.currentTarget,
        () =>
          void router.navigate({
            href,
            replace: isReplace,
            viewTransition: hasTransition && !matchMedia(media.still).matches,
            resetScroll: !keepsScroll,
          }),
      );
    },
  };
}

const link = css`
  &[data-variant='inline'] {
    text-decoration-line: underline;
    text-decoration-color: ${colour.accent};
    text-decoration-thickness: 2px;
    text-underline-offset: 0.22em;
    transition: color ${motion.fast} ${motion.easeOut};

    &:hover {
      color: ${colour.accentText};
    }
  }

  &[data-variant='quiet'] {
    text-decoration-line: none;

    &:hover {
      text-decoration-line: underline;
    }
  }

  &[data-variant='standalone'] {
    display: inline-flex;
    align-items: center;
    gap: 0.5em;
    min-height: var(--target);
    font-weight: 600;
    text-decoration-line: underline;
    text-decoration-color: ${colour.accent};
    text-decoration-thickness: 2px;
    text-underline-offset: 0.35em;

    &:hover {
      color: ${colour.accentText};
    }
  }

  &[data-variant='plain'] {
    text-decoration-line: none;
  }

  &[aria-current] {
    font-weight: 600;
  }
`;

/** A link to any URL; those of the shop go through the router. */
export function Link(
  props: AnchorProps & { variant?: 'inline' | 'quiet' | 'standalone' | 'plain'; isCurrent?: boolean },
) {
  const { variant = 'inline', isCurrent, className, children, ...rest } = props;
  const anchor = useAnchor(rest);
  const t = useText(uiText);
  return (
    <a
      {...anchor}
      className={cx(link, className)}
      data-variant={variant}
      aria-current={isCurrent ? 'page' : anchor['aria-current']}
    >
      {children}
      {props.isExternal && <VisuallyHidden> ({t('opensElsewhere')})</VisuallyHidden>}
    </a>
  );
}
