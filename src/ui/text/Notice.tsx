import { css, cx } from '@linaria/core';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import type { IconName } from './Icon.tsx';
import { useText } from '#src/messages/text.ts';
import { uiText } from '#src/messages/ui.ts';
import { colour, radius, space, text } from '../theme/tokens.ts';

export type NoticeTone = 'info' | 'success' | 'warning' | 'error';

/** The icon of each tone; shared with toasts. */
export const toneIcons: Record<NoticeTone, IconName> = {
  info: 'info',
  success: 'success',
  warning: 'alert',
  error: 'alert',
};

const notice = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0 ${space[3]};
  padding: ${space[3]} ${space[4]};
  border-inline-start: 4px solid var(--tone);
  border-radius: ${radius.sm};
  font-size: ${text.sm};
  line-height: 1.45;

  & > svg {
    color: var(--tone);
  }

  & strong {
    display: block;
    font-weight: 650;
  }

  &[data-tone-of='info'] {
    --tone: ${colour.info};
    background: ${colour.infoSoft};
  }
  &[data-tone-of='success'] {
    --tone: ${colour.success};
    background: ${colour.successSoft};
  }
  &[data-tone-of='warning'] {
    --tone: ${colour.warning};
    background: ${colour.warningSoft};
  }
  &[data-tone-of='error'] {
    --tone: ${colour.danger};
    background: ${colour.dangerSoft};
  }

  & [data-part='action'] {
    margin-block-start: ${space[2]};
  }

  & > button {
    display: grid;
    place-items: center;
    width: var(--target);
    height: var(--target);
    margin: -0.75rem -0.875rem -0.75rem 0;
    border-radius: ${radius.sm};
  }
`;

/** A message about something on the page. `isLive` announces it when it appears. */
export function Notice(props: {
  tone?: NoticeTone;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  onDismiss?: () => void;
  isLive?: boolean;
  className?: string;
}) {
  const { tone = 'info', title, children, action, onDismiss, isLive, className } = props;
  const t = useText(uiText);
  const role = isLive ? (tone === 'error' ? 'alert' : 'status') : undefined;
  return (
    <div className={cx(notice, className)} data-tone-of={tone} role={role}>
      <Icon name={toneIcons[tone]} />
      <div>
        {title && <strong>{title}</strong>}
        {children}
        {action && <div data-part="action">{action}</div>}
      </div>
      {onDismiss && (
        <button type="button" aria-label={t('dismiss')} onClick={onDismiss}>
          <Icon name="close" size="sm" />
        </button>
      )}
    </div>
  );
}
