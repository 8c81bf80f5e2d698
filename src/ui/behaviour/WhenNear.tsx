import { Component, createRef, type ReactNode } from 'react';

interface Props {
  id: string;
  /** Pixels below the window within which the element counts as near. */
  reach?: number;
  className?: string;
  children: ReactNode;
}

/** Renders its children once a reader scrolls near, for parts far down a page. On the server it renders nothing. */
export class WhenNear extends Component<Props, { isNear: boolean }> {
  override state = { isNear: false };
  private readonly box = createRef<HTMLDivElement>();
  private observer: IntersectionObserver | null = null;

  override componentDidMount() {
    if (!this.box.current) return;
    this.observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        this.observer?.disconnect();
        this.setState({ isNear: true });
      },
      { rootMargin: `${this.props.reach ?? 600}px 0px` },
    );
    this.observer.observe(this.box.current);
  }

  override componentWillUnmount() {
    this.observer?.disconnect();
  }

  override render() {
    return (
      <div id={this.props.id} ref={this.box} className={this.props.className}>
        {this.state.isNear && this.props.children}
      </div>
    );
  }
}
