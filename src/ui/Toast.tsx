import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { useLabels } from './labels.ts';
import { toneIcons } from './Notice.tsx';
import type { NoticeTone } from './Notice.tsx';
import { colour, layer, media, motion, radius, shadow, space, text } from './tokens.ts';

const region = css`
  position: fixed;
  z-index: ${layer.toast};
  inset-block-end: max(${space[4]}, env(safe-area-inset-bottom));
  inset-inline: ${space[4]};
  display: grid;
  gap: ${space[2]};
  pointer-events: none;

  @media ${media.md} {
    inset-block: 5.5rem auto;
    inset-inline: auto ${space[5]};
    width: 24rem;
  }
`;

const toast = css`
  @keyframes arrive {
    from {
      opacity: 0;
      transform: translateY(0.75rem);
    }
  }

  position: relative;
  overflow: hidden;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0 ${space[3]};
  padding: ${space[4]};
  border-radius: ${radius.md};
  background: ${colour.paper};
  color: ${colour.ink};
  box-shadow: ${shadow.overlay};
  font-size: ${text.sm};
  line-height: 1.45;
  pointer-events: auto;
  animation: arrive ${motion.dialog} ${motion.easeOut};

  & > svg {
    color: var(--tone);
  }

  &[data-tone-of='info'] {
    --tone: ${colour.info};
  }
  &[data-tone-of='success'] {
    --tone: ${colour.success};
  }
  &[data-tone-of='warning'] {
    --tone: ${colour.warning};
  }
  &[data-tone-of='error'] {
    --tone: ${colour.danger};
  }

  & strong {
    display: block;
    font-weight: 650;
  }

  & [data-part='action'] {
    margin-block-start: ${space[2]};
  }

  & > button {
    display: grid;
    place-items: center;
    width: var(--target);
    height: var(--target);
    margin: -0.75rem -0.75rem -0.75rem 0;
    border-radius: ${radius.sm};
  }

  & progress {
    appearance: none;
    position: absolute;
    inset-block-end: 0;
    inset-inline: 0;
    width: 100%;
    height: 3px;
    border: 0;
    background: none;
  }

  & progress::-webkit-progress-bar {
    background: none;
  }
  & progress::-webkit-progress-value {
    background: var(--tone);
  }
  & progress::-moz-progress-bar {
    background: var(--tone);
  }
`;

/**
 * Where toasts stand: over everything, dialogs too. Mount it once and keep it, so that what comes into it is announced.
 */
export function ToastRegion({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <section className={region} aria-label={label} data-react-aria-top-layer="true">
      {children}
    </section>
  );
}

/** One short message that leaves by itself; who times it holds still while the shopper points at it or is in it. */
export function Toast(props: {
  title: ReactNode;
  message?: ReactNode;
  tone?: NoticeTone;
  action?: ReactNode;
  onDismiss: () => void;
  onPause?: () => void;
  onResume?: () => void;
  /** What is left of its time, 1 to 0. */
  remaining?: number;
}) {
  const { title, message, tone = 'info', action, onDismiss, onPause, onResume, remaining } = props;
  const labels = useLabels();
  return (
    <div
      className={toast}
      data-tone="night"
      data-tone-of={tone}
      role={tone === 'error' ? 'alert' : 'status'}
      onPointerEnter={onPause}
      onPointerLeave={onResume}
      onFocus={onPause}
      onBlur={onResume}
    >
      <Icon name={toneIcons[tone]} />
      <div>
        <strong>{title}</strong>
        {message}
        {action && <div data-part="action">{action}</div>}
      </div>
      <button type="button" aria-label={labels.dismiss} onClick={onDismiss}>
        <Icon name="close" size="sm" />
      </button>
      {remaining !== undefined && <progress value={remaining} max={1} aria-hidden="true" />}
    </div>
  );
}
