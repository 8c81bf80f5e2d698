import { css } from '@linaria/core';
import { Component, type ComponentType } from 'react';
import { measuredBar } from '../layout/measured-bar.ts';
import { useText } from '#src/messages/text.ts';
import { uiText } from '#src/messages/ui.ts';
import { Notice } from '../text/Notice.tsx';
import { seen } from './seen.ts';
import { whileLoading } from './showProgress.ts';
import { layer, media, radius, shadow, space } from '../theme/tokens.ts';

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

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** What has been loaded, so that it is rendered in the same turn the next time. */
const loaded = new WeakMap<object, unknown>();

/**
 * Loads the code of a `later` component before it is rendered, and the stylesheets that an earlier call could not load.
 * Rejects without a connection.
 */
export async function preload<Props>(load: Load<Props>): Promise<void> {
  document.addEventListener('error', noteMissing, true);
  await Promise.all([...missing].map(askAgain));
  loaded.set(load, (await load()).default);
}

/** Loads the missing parts again, by their `load`. */
const retries = new Map<object, () => void>();

/**
 * Loads a `later` component again if it is missing. Called by the button that opens it: a chart that waits for the
 * part is open already, so that a second press changes nothing else.
 */
export const retryMissing = (load: object): void => retries.get(load)?.();

/**
 * A component whose code loads when it is first rendered; on the server it renders nothing. If it cannot load because
 * of a lost connection, or throws, `Missing` is rendered with the same props and the page stays; the next render loads
 * the code again. It does not use `lazy`: React shows a suspended part 300 ms later at the earliest, even if its code
 * is loaded.
 */
export function later<Props extends object>(load: Load<Props>, Missing: ComponentType<Props>): ComponentType<Props> {
  const part = () => (loaded.get(load) as ComponentType<Props> | undefined) ?? null;

  return class Later extends Component<Props, { Part: ComponentType<Props> | null; isMissing: boolean }> {
    override state = { Part: part(), isMissing: false };
    private isMounted = false;

    static getDerivedStateFromError() {
      return { isMissing: true };
    }

    override componentDidMount() {
      this.isMounted = true;
      if (!this.state.Part) this.load();
    }

    override componentDidUpdate(before: Props) {
      if (this.state.isMissing && before !== this.props) this.load();
    }

    override componentWillUnmount() {
      this.isMounted = false;
      retries.delete(load);
    }

    private load() {
      const show = (isMissing: boolean) => {
        if (!this.isMounted) return;
        if (isMissing) retries.set(load, () => this.load());
        else retries.delete(load);
        this.setState({ Part: part(), isMissing });
      };
      // Requesting a part's files takes 30 ms on a slow phone.
      whileLoading(seen().then(() => preload(load))).then(
        () => show(false),
        () => show(true),
      );
    }

    override render() {
      const { Part, isMissing } = this.state;
      if (isMissing) return <Missing {...this.props} />;
      return Part && <Part {...this.props} />;
    }
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
