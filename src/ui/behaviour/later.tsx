import { css } from '@linaria/core';
import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { measuredBar } from '../layout/measured-bar.ts';
import { useText } from '#src/messages/text.ts';
import { uiText } from '#src/messages/ui.ts';
import { Notice } from '../text/Notice.tsx';
import { seen } from './seen.ts';
import { layer, media, radius, shadow, space } from '../theme/tokens.ts';

interface BoundaryProps {
  /** A different part resets the boundary. */
  part: unknown;
  otherwise: ReactNode;
  children: ReactNode;
}

/** An error boundary: an error inside does not break the page. */
class Boundary extends Component<BoundaryProps, { isBroken: boolean; part: unknown }> {
  override state = { isBroken: false, part: this.props.part };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  static getDerivedStateFromProps({ part }: BoundaryProps, state: { part: unknown }) {
    return part === state.part ? null : { isBroken: false, part };
  }

  override render() {
    return this.state.isBroken ? this.props.otherwise : this.props.children;
  }
}

/** Stylesheets that failed to load: the build's own loader requests each only once. */
const missing = new Set<HTMLLinkElement>();

const noteMissing = ({ target }: Event): void => {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missing.add(target);
};

const askAgain = (link: HTMLLinkElement) =>
  new Promise((resolve, reject) => {
    const next = link.cloneNode() as HTMLLinkElement;
    next.addEventListener('load', resolve);
    next.addEventListener('error', reject);
    missing.delete(link);
    link.replaceWith(next);
  });

async function fetched<Part>(load: () => Promise<Part>): Promise<Part> {
  // Requesting a part's files takes 30 ms on a slow phone.
  await seen();
  document.addEventListener('error', noteMissing, true);
  try {
    await Promise.all([...missing].map(askAgain));
    return await load();
  } finally {
    document.removeEventListener('error', noteMissing, true);
  }
}

/**
 * A component whose code loads when it is first rendered. If it cannot load because of a lost connection, `Missing` is
 * rendered with the same props and the page stays; the next render loads the code again.
 */
export function later<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Missing: ComponentType<Props>,
): ComponentType<Props> {
  // A `lazy` component that failed once never loads again, so this creates a new one.
  const fresh = () =>
    lazy(() =>
      fetched(load).catch((refusal: unknown) => {
        Part = fresh();
        throw refusal;
      }),
    );
  let Part = fresh();
  return function Later(props: Props) {
    return (
      <Boundary part={Part} otherwise={<Missing {...props} />}>
        <Suspense fallback={null}>
          <Part {...props} />
        </Suspense>
      </Boundary>
    );
  };
}

const bar = css`
  position: fixed;
  z-index: ${layer.toast};
  inset-block-end: calc(var(--above-thumb) + var(--edge));
  inset-inline: ${space[4]};
  border-radius: ${radius.md};
  box-shadow: ${shadow.overlay};

  @media ${media.md} {
    inset-inline: auto ${space[5]};
    width: 24rem;
  }
`;

const missingBar = measuredBar('missing');

/** Reports over the page that a part could not be loaded. */
export function MissingPart({ onClose }: { onClose: () => void }) {
  const t = useText(uiText);
  return (
    <div ref={missingBar} className={bar}>
      <Notice tone="error" isLive title={t('missing')} onDismiss={onClose} />
    </div>
  );
}
