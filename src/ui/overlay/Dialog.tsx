import { css, cx } from '@linaria/core';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading as AriaHeading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../text/Button.tsx';
import { visuallyHidden } from '../text/Hidden.tsx';
import { useText } from '#src/messages/text.ts';
import { uiText } from '#src/messages/ui.ts';
import { hasComeIn, openOverlay } from './open-overlay.ts';
import { colour, font, layer, media, motion, radius, shadow, space, title } from '../theme/tokens.ts';
import { useCloseRequest } from './useCloseRequest.ts';

const overlay = css`
  @keyframes dim {
    from {
      opacity: 0;
    }
  }
  @keyframes undim {
    to {
      opacity: 0;
    }
  }
  @keyframes from-below {
    from {
      transform: translateY(100%);
    }
  }
  @keyframes to-below {
    to {
      transform: translateY(100%);
    }
  }
  @keyframes from-right {
    from {
      transform: translateX(100%);
    }
  }
  @keyframes to-right {
    to {
      transform: translateX(100%);
    }
  }
  @keyframes from-left {
    from {
      transform: translateX(-100%);
    }
  }
  @keyframes to-left {
    to {
      transform: translateX(-100%);
    }
  }
  @keyframes rise {
    from {
      opacity: 0;
      transform: translateY(1rem) scale(0.985);
    }
  }
  @keyframes sink {
    to {
      opacity: 0;
      transform: translateY(1rem) scale(0.985);
    }
  }

  position: fixed;
  z-index: ${layer.overlay};
  inset: 0;
  height: var(--visual-viewport-height, 100dvh);
  /* Toasts stay above the dialog, so that their buttons can still be pressed. */
  padding-block-start: calc(var(--bar-toasts, calc(-1 * var(--edge))) + var(--edge));
  display: grid;
  grid-template-rows: minmax(0, 1fr);
  align-items: end;
  background: ${colour.scrim};

  &[data-entering] {
    animation: dim ${motion.dialog} ${motion.easeOut};
  }

  &[data-exiting] {
    animation: undim ${motion.dialog} ${motion.easeOut} forwards;
  }

  @media ${media.md} {
    &[data-kind='dialog']:not([data-size='full']) {
      place-items: center;
      padding: calc(var(--bar-toasts, 0px) + ${space[6]}) ${space[6]} ${space[6]};
    }
  }

  @media ${media.lg} {
    &[data-kind='panel'] {
      align-items: stretch;
      justify-items: end;
      padding-block-start: 0;
    }

    &[data-side='left'] {
      justify-items: start;
    }
  }
`;

const sheet = css`
  display: flex;
  width: 100%;
  max-height: 95%;
  overflow: hidden;
  border-start-start-radius: ${radius.lg};
  border-start-end-radius: ${radius.lg};
  background: ${colour.surface};
  color: ${colour.ink};
  box-shadow: ${shadow.overlay};

  [data-entering] > & {
    animation: from-below ${motion.dialog} ${motion.easeOut};
  }

  [data-exiting] > & {
    animation: to-below ${motion.dialog} ${motion.easeOut} forwards;
  }

  [data-kind='panel'][data-size='sm'] > & {
    min-height: 50%;
  }

  [data-kind='panel'][data-size='lg'] > & {
    height: 95%;
  }

  [data-size='full'] > & {
    height: 100%;
    max-height: none;
    border-radius: 0;
  }

  @media ${media.md} {
    [data-kind='dialog'] > & {
      width: min(100%, 36rem);
      max-height: 100%;
      border-radius: ${radius.md};
    }

    [data-kind='dialog'][data-size='sm'] > & {
      width: min(100%, 27rem);
    }

    [data-kind='dialog'][data-size='lg'] > & {
      width: min(100%, 64rem);
    }

    [data-kind='dialog'][data-size='full'] > & {
      width: 100%;
      border-radius: 0;
    }

    [data-kind='dialog'][data-entering] > & {
      animation-name: rise;
    }
    [data-kind='dialog'][data-exiting] > & {
      animation-name: sink;
    }
  }

  @media ${media.lg} {
    [data-kind='panel'] > & {
      height: 100%;
      min-height: 0;
      max-height: none;
      border-radius: 0;
    }

    [data-kind='panel'][data-size='sm'] > & {
      width: 50%;
      max-width: 36rem;
    }

    [data-kind='panel'][data-size='lg'] > & {
      width: 95%;
      height: 100%;
    }

    [data-kind='panel'][data-entering] > & {
      animation-name: from-right;
    }
    [data-kind='panel'][data-exiting] > & {
      animation-name: to-right;
    }
    [data-side='left'][data-entering] > & {
      animation-name: from-left;
    }
    [data-side='left'][data-exiting] > & {
      animation-name: to-left;
    }
  }
`;

const dialog = css`
  display: flex;
  flex-direction: column;
  width: 100%;
  min-height: 0;
  outline: none;
`;

const head = css`
  flex: none;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  min-height: 4rem;
  padding: ${space[2]} ${space[3]} ${space[2]} ${space[5]};
  border-block-end: 1px solid ${colour.line};

  &[data-bare] {
    justify-content: end;
    border-color: transparent;
  }

  & h2 {
    font-family: ${font.title};
    font-size: ${title.sm};
    letter-spacing: -0.02em;
  }
`;

const body = css`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space[5]};
`;

const foot = css`
  flex: none;
  padding: ${space[4]} ${space[5]} max(${space[4]}, env(safe-area-inset-bottom));
  border-block-start: 1px solid ${colour.line};
  background: ${colour.surface};
`;

interface OverlayProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  isTitleHidden?: boolean;
  /** Stays visible below the scrolling part. */
  footer?: ReactNode;
  /** True if Escape, Back on Android, the close button and a press outside close it. */
  isDismissable?: boolean;
  /**
   * True if it has come in before it takes the focus and the page behind it is inert, which takes a slow phone 40 ms on
   * a page of many products (decision 112). Not for a dialog that opens with a field: iOS shows its keyboard only in
   * the press.
   */
  isPaintedFirst?: boolean;
  role?: 'dialog' | 'alertdialog';
  children: ReactNode;
  className?: string;
}

function Overlay(
  props: OverlayProps & { kind: 'dialog' | 'panel'; size: 'sm' | 'md' | 'lg' | 'full'; side?: 'right' | 'left' },
) {
  const {
    isOpen,
    onClose,
    title: heading,
    isTitleHidden,
    footer,
    isDismissable = true,
    isPaintedFirst = false,
    role,
    children,
    kind,
    size,
    side,
  } = props;
  const t = useText(uiText);
  useCloseRequest(isOpen && isDismissable, onClose);
  return (
    <ModalOverlay
      ref={openOverlay(kind, side)}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
      shouldCloseOnInteractOutside={hasComeIn}
      UNSTABLE_deferUntilEntered={isPaintedFirst}
      className={overlay}
      data-kind={kind}
      data-size={size}
      data-side={side}
    >
      <Modal className={sheet}>
        <AriaDialog role={role} className={cx(dialog, props.className)}>
          <div className={head} data-bare={isTitleHidden || undefined}>
            <AriaHeading slot="title" level={2} className={isTitleHidden ? visuallyHidden : undefined}>
              {heading}
            </AriaHeading>
            {isDismissable && <IconButton icon="close" label={t('close')} onClick={onClose} />}
          </div>
          <div className={body}>{children}</div>
          {footer && <div className={foot}>{footer}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/**
 * A modal dialog: centred from md, with a readable width; a panel at the bottom of a phone. It takes the focus, traps
 * it, and returns it.
 */
export function Dialog({ size = 'md', ...props }: OverlayProps & { size?: 'sm' | 'md' | 'lg' | 'full' }) {
  return <Overlay {...props} kind="dialog" size={size} />;
}

/** A panel at the right of a large screen and at the bottom of a small one: sm 50%, lg 95%, full; 250 ms (core 9). */
export function Panel({
  size = 'sm',
  side = 'right',
  ...props
}: OverlayProps & { size?: 'sm' | 'lg' | 'full'; side?: 'right' | 'left' }) {
  return <Overlay {...props} kind="panel" size={size} side={side} />;
}
