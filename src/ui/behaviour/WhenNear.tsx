import { Component, createRef, type ReactNode } from 'react';

/** An element counts as near if it is at most this far below the window. */
const NEAR = '600px 0px';

interface Props {
  id: string;
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
      { rootMargin: NEAR },
    );
    this.observer.observe(this.box.current);
  }

  override componentWillUnmount() {
    this.observer?.disconnect();
  }

  override render() {
    return (
      <div id={this.props.id} ref={this.box}>
        {this.state.isNear && this.props.children}
      </div>
    );
  }
}
