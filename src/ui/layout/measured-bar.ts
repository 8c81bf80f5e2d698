/**
 * A ref for a bar that stays in place while the page scrolls. Stores its height on the document as `--bar-<name>`, so
 * that other bars and the page (src/ui/theme/global.ts) leave exactly this space.
 */
export const measuredBar =
  (
    name:
      | 'aside'
      | 'tools'
      | 'store'
      | 'consent'
      | 'thumb'
      | 'thumb-fixed'
      | 'compare'
      | 'popup'
      | 'missing'
      | 'toasts',
  ) =>
  (bar: HTMLElement | null) => {
    const { style } = document.documentElement;
    let known = '';
    // Uses the observer's own measurement: reading the bar's height would cause a layout for each bar, and setting the
    // same value again would restyle every element.
    const observer = new ResizeObserver((entries) => {
      const height = `${Math.round(entries.at(-1)?.borderBoxSize[0]?.blockSize ?? 0)}px`;
      if (height !== known) style.setProperty(`--bar-${name}`, height);
      known = height;
    });
    if (bar) observer.observe(bar, { box: 'border-box' });
    return () => {
      observer.disconnect();
      style.removeProperty(`--bar-${name}`);
    };
  };
