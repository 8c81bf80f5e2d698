import { Component, createRef, type ReactNode } from 'react';

interface Props {
  id: string;
  /** Pixels below the window within which the element counts as near, once the reader has scrolled. */
  reach?: number;
  /** The same before the first scroll: 0 unless told. For a part that acts for what stands above it. */
  firstReach?: number;
  className?: string;
  children: ReactNode;
}

/**
 * Renders its children once a reader is near, for parts far down a page. Until the page is scrolled only what is in the
 * window is near, unless told: a page that is just being loaded has more to do. On the server it renders nothing.
 */
export class WhenNear extends Component<Props, { isNear: boolean }> {
  override state = { isNear: false };
  private readonly box = createRef<HTMLDivElement>();
  private observer: IntersectionObserver | null = null;

  override componentDidMount() {
    if (scrollY > 0) this.watchAll();
    else {
      this.watch(this.props.firstReach ?? 0);
      addEventListener('scroll', this.watchAll, { once: true, passive: true });
    }
  }

  override componentWillUnmount() {
    removeEventListener('scroll', this.watchAll);
    this.observer?.disconnect();
  }

  private readonly watchAll = () => this.watch(this.props.reach ?? 600);

  private watch(reach: number) {
    if (!this.box.current || this.state.isNear) return;
    this.observer?.disconnect();
    this.observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        this.observer?.disconnect();
        this.setState({ isNear: true });
      },
      { rootMargin: `${reach}px 0px` },
    );
    this.observer.observe(this.box.current);
  }

  override render() {
    return (
      <div id={this.props.id} ref={this.box} className={this.props.className}>
        {this.state.isNear && this.props.children}
      </div>
    );
  }
}
