import { css } from '@linaria/core';
import { type ReactNode, useCallback, useRef } from 'react';
import { useKeyboard } from 'react-aria/useKeyboard';
import { useToast, useToastRegion } from 'react-aria/useToast';
import { measuredBar } from '../layout/measured-bar.ts';
import { Icon } from '../text/Icon.tsx';
import { useText } from '#src/messages/text.ts';
import { uiText } from '#src/messages/ui.ts';
import { toneIcons } from '../text/Notice.tsx';
import type { NoticeTone } from '../text/Notice.tsx';
import { colour, layer, media, motion, radius, shadow, space, text } from '../theme/tokens.ts';

const region = css`
  position: fixed;
  z-index: ${layer.toast};
  /* At the bottom of the window, above other bars there: headings and the header stay visible. */
  inset-block-end: calc(var(--above-missing) + var(--edge));
  inset-inline: ${space[4]};
  display: grid;
  gap: ${space[2]};
  max-height: 60dvh;
  overflow-y: auto;
  pointer-events: none;

  @media ${media.low} {
    max-height: 30dvh;
  }

  @media ${media.md} {
    inset-inline: ${space[5]} auto;
    width: 24rem;
  }

  /* An open dialog or sheet starts below the toasts (open-overlay.ts). */
  [data-overlay] & {
    inset-block: var(--edge) auto;
  }

  @media ${media.lg} {
    /* Beside a panel there is space at the bottom. */
    [data-overlay^='panel'] & {
      inset-block: auto var(--edge);
    }

    [data-overlay='panel left'] & {
      inset-inline: auto ${space[5]};
    }
  }
`;

const toast = css`
  @keyframes arrive {
    from {
      opacity: 0;
      transform: translateY(0.75rem);
    }
  }

  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0 ${space[3]};
  padding: ${space[4]};
  /* A border that is visible on a dark background, too, such as the footer. */
  border: 1px solid ${colour.lineStrong};
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
`;

export interface ToastItem {
  id: number;
  title: ReactNode;
  message?: ReactNode;
  /** A button or a link. */
  action?: ReactNode;
  tone: NoticeTone;
}

interface ToastsProps {
  label: string;
  toasts: readonly ToastItem[];
  onDismiss: (id: number) => void;
  /** Called when the pointer or the focus enters the toasts: pause their timers. */
  onHold: () => void;
  /** Called when both have left. */
  onRelease: () => void;
}

const toastsBar = measuredBar('toasts');

type State = Parameters<typeof useToastRegion<ToastItem>>[1];

/**
 * Short messages above everything, including dialogs. Each is announced when it appears and can be reached with F6.
 * When one is dismissed, its focus moves to the next, and from the last one back to where it was.
 */
export function Toasts({ label, toasts, onDismiss, onHold, onRelease }: ToastsProps) {
  const ref = useRef<HTMLElement>(null);
  const place = useCallback((element: HTMLElement | null) => {
    ref.current = element;
    return toastsBar(element);
  }, []);
  const visibleToasts = toasts.map((content) => ({ key: String(content.id), content }));
  const state: State = {
    visibleToasts,
    add: ({ id }) => String(id),
    close: (key) => onDismiss(Number(key)),
    pauseAll: onHold,
    resumeAll: onRelease,
  };
  const { regionProps } = useToastRegion({ 'aria-label': label }, state, ref);
  return (
    <section {...regionProps} ref={place} className={region}>
      {visibleToasts.map((queued) => (
        <Toast key={queued.key} queued={queued} state={state} />
      ))}
    </section>
  );
}

function Toast({ queued, state }: { queued: State['visibleToasts'][number]; state: State }) {
  const ref = useRef<HTMLDivElement>(null);
  const t = useText(uiText);
  const { toastProps, contentProps, titleProps, descriptionProps } = useToast({ toast: queued }, state, ref);
  const { title, message, action, tone } = queued.content;
  const dismiss = () => state.close(queued.key);
  // The region forgets where the focus was once it has left. After a dismissal by keyboard, this moves the focus on.
  const dismissByKey = () => {
    const here = ref.current;
    const beside = here?.nextElementSibling ?? here?.previousElementSibling;
    if (here?.contains(document.activeElement) && beside instanceof HTMLElement) beside.focus();
    dismiss();
  };
  const { keyboardProps } = useKeyboard({ shortcuts: { Escape: dismissByKey } });
  return (
    <div {...toastProps} {...keyboardProps} ref={ref} className={toast} data-tone="night" data-tone-of={tone}>
      <Icon name={toneIcons[tone]} />
      <div>
        <div {...contentProps}>
          <strong {...titleProps}>{title}</strong>
          {message && <span {...descriptionProps}>{message}</span>}
        </div>
        {action && <div data-part="action">{action}</div>}
      </div>
      <button
        type="button"
        aria-label={t('dismiss')}
        onClick={({ detail }) => (detail === 0 ? dismissByKey() : dismiss())}
      >
        <Icon name="close" size="sm" />
      </button>
    </div>
  );
}
