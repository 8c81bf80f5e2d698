import { css, cx } from '@linaria/core';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { VisuallyHidden } from './Hidden.tsx';
import { Icon } from './Icon.tsx';
import type { IconName } from './Icon.tsx';
import { afterPaint } from '../behaviour/afterPaint.ts';
import { useText } from '#src/messages/text.ts';
import { uiText } from '#src/messages/ui.ts';
import { useAnchor } from './Link.tsx';
import type { Destination } from './Link.tsx';
import { Spinner } from './Spinner.tsx';
import { colour, media, motion, radius, space, text } from '../theme/tokens.ts';

const button = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-height: 3rem;
  padding: ${space[2]} ${space[5]};
  border: 1.5px solid transparent;
  border-radius: ${radius.sm};
  font-size: ${text.md};
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  user-select: none;
  transition:
    background-color ${motion.fast} ${motion.easeOut},
    color ${motion.fast} ${motion.easeOut},
    border-color ${motion.fast} ${motion.easeOut},
    transform ${motion.fast} ${motion.easeOut};

  &:is(:active, [data-pressed]):not([aria-disabled='true'], :disabled) {
    transform: scale(0.985);
  }

  &[data-size='sm'] {
    min-height: var(--target);
    padding-inline: ${space[4]};
    font-size: ${text.sm};
  }

  &[data-size='lg'] {
    min-height: 3.5rem;
    padding-inline: ${space[6]};
    font-size: ${text.lg};
  }

  &[data-wide] {
    display: flex;
    width: 100%;
  }

  &[data-variant='primary'] {
    background: ${colour.ink};
    color: ${colour.paper};
  }

  &[data-variant='accent'] {
    background: ${colour.accent};
    color: ${colour.onAccent};
  }

  &[data-variant='secondary'] {
    border-color: ${colour.ink};
    color: ${colour.ink};
  }

  &[data-variant='danger'] {
    background: ${colour.danger};
    color: ${colour.onDanger};
  }

  &[data-variant='quiet'] {
    padding-inline: ${space[2]};
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.3em;
  }

  @media ${media.hover} {
    &[data-variant='primary']:hover {
      background: ${colour.moss};
      color: ${colour.onMoss};
    }
    &[data-variant='accent']:hover {
      background: ${colour.accentPress};
    }
    &[data-variant='secondary']:hover {
      background: ${colour.ink};
      color: ${colour.paper};
    }
    &[data-variant='danger']:hover {
      filter: brightness(0.92);
    }
    &[data-variant='quiet']:hover {
      color: ${colour.accentText};
      text-decoration-thickness: 2px;
    }
  }

  &:is(:disabled, [aria-disabled='true']:not([aria-busy='true'])) {
    cursor: not-allowed;
    background: ${colour.sunken};
    border-color: transparent;
    color: ${colour.inkSoft};
  }

  &[data-variant='quiet']:is(:disabled, [aria-disabled='true']) {
    background: none;
  }

  &[aria-busy='true'] {
    cursor: progress;
  }
`;

const content = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: inherit;

  [aria-busy='true'] > & {
    opacity: 0;
  }
`;

const busyMark = css`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;

export interface ButtonLook {
  variant?: 'primary' | 'accent' | 'secondary' | 'quiet' | 'danger';
  size?: 'sm' | 'md' | 'lg';
  icon?: IconName;
  iconEnd?: IconName;
  isWide?: boolean;
}

const swallow = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/** A busy button ignores presses but keeps its focus: `disabled` would lose it. */
const busyProps = (isBusy: boolean | undefined) =>
  isBusy ? ({ 'aria-busy': true, 'aria-disabled': true, onClick: swallow } as const) : {};

interface InsideProps {
  icon: IconName | undefined;
  iconEnd: IconName | undefined;
  isBusy: boolean | undefined;
  children: ReactNode;
}

function Inside({ icon, iconEnd, isBusy, children }: InsideProps) {
  const t = useText(uiText);
  return (
    <>
      <span className={content}>
        {icon && <Icon name={icon} />}
        {children}
        {iconEnd && <Icon name={iconEnd} />}
      </span>
      {isBusy && (
        <span className={busyMark}>
          <Spinner />
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
        </span>
      )}
    </>
  );
}

/**
 * A button. While `isBusy` it keeps its width, its focus and its name, and ignores presses. `onPress` is called after
 * the paint that shows the press: for work that draws much of the page anew.
 */
export function Button(
  props: ComponentPropsWithRef<'button'> & ButtonLook & { isBusy?: boolean; onPress?: () => void },
) {
  const {
    onPress,
    variant = 'primary',
    size = 'md',
    icon,
    iconEnd,
    isWide,
    isBusy,
    type = 'button',
    className,
    children,
    ...rest
  } = props;
  return (
    <button
      {...rest}
      {...(onPress ? { onClick: ({ currentTarget }) => afterPaint(currentTarget, onPress) } : {})}
      type={type}
      className={cx(button, className)}
      data-variant={variant}
      data-size={size}
      data-wide={isWide || undefined}
      {...busyProps(isBusy)}
    >
      <Inside icon={icon} iconEnd={iconEnd} isBusy={isBusy}>
        {children}
      </Inside>
    </button>
  );
}

/** A link in the style of a button; `isBusy` while its page loads. */
export function ButtonLink(
  props: Omit<ComponentPropsWithRef<'a'>, 'href'> & Destination & ButtonLook & { isBusy?: boolean },
) {
  const { variant = 'primary', size = 'md', icon, iconEnd, isWide, isBusy, className, children, ...rest } = props;
  return (
    <a
      {...useAnchor(rest)}
      className={cx(button, className)}
      data-variant={variant}
      data-size={size}
      data-wide={isWide || undefined}
      aria-busy={isBusy || undefined}
    >
      <Inside icon={icon} iconEnd={iconEnd} isBusy={isBusy}>
        {children}
      </Inside>
    </a>
  );
}

const iconButton = css`
  position: relative;
  flex: none;
  display: inline-grid;
  place-items: center;
  width: var(--target);
  height: var(--target);
  border-radius: ${radius.round};
  color: inherit;
  transition:
    background-color ${motion.fast} ${motion.easeOut},
    color ${motion.fast} ${motion.easeOut};

  &[data-variant='secondary'] {
    border: 1px solid ${colour.lineStrong};
    background: ${colour.surface};
    color: ${colour.ink};
  }

  &[data-variant='onPicture'] {
    background: ${colour.surface};
    color: ${colour.ink};
  }

  &[aria-pressed='true'] {
    color: ${colour.accentText};
  }

  &:disabled {
    cursor: not-allowed;
    color: ${colour.inkFaint};
  }

  &[aria-busy='true'] {
    cursor: progress;
  }

  @media ${media.hover} {
    &:hover:not(:disabled) {
      background: ${colour.sunken};
    }
  }
`;

const countMark = css`
  position: absolute;
  inset-block-start: 0.25rem;
  inset-inline-end: 0.125rem;
  min-width: 1.125rem;
  padding-inline: 0.25rem;
  border-radius: ${radius.round};
  background: ${colour.accent};
  color: ${colour.onAccent};
  font-size: ${text['2xs']};
  font-weight: 700;
  line-height: 1.125rem;
  text-align: center;
  font-variant-numeric: tabular-nums;
`;

interface IconButtonLook {
  icon: IconName;
  /** The accessible name; includes the count if there is one. */
  label: string;
  variant?: 'quiet' | 'secondary' | 'onPicture';
  /** A number at the corner of the icon; hidden for 0. */
  count?: number;
}

function IconInside({ icon, count, isBusy }: { icon: IconName; count?: number; isBusy?: boolean }) {
  return (
    <>
      {isBusy ? <Spinner /> : <Icon name={icon} size="lg" />}
      {count ? (
        <span className={countMark} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      ) : null}
    </>
  );
}

/** A button with an icon, 44 px. `isPressed` makes it a toggle. */
export function IconButton(
  props: ComponentPropsWithRef<'button'> & IconButtonLook & { isPressed?: boolean; isBusy?: boolean },
) {
  const { icon, label, variant = 'quiet', count, isPressed, isBusy, type = 'button', className, ...rest } = props;
  return (
    <button
      {...rest}
      type={type}
      className={cx(iconButton, className)}
      data-variant={variant}
      aria-label={label}
      aria-pressed={isPressed}
      {...busyProps(isBusy)}
    >
      <IconInside icon={icon} count={count} isBusy={isBusy} />
    </button>
  );
}

/** A link with an icon, 44 px. */
export function IconLink(props: Omit<ComponentPropsWithRef<'a'>, 'href'> & Destination & IconButtonLook) {
  const { icon, label, variant = 'quiet', count, className, ...rest } = props;
  return (
    <a {...useAnchor(rest)} className={cx(iconButton, className)} data-variant={variant} aria-label={label}>
      <IconInside icon={icon} count={count} />
    </a>
  );
}
