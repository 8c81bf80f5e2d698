/**
 * A ref for a bar that stays in place while the page moves. Keeps its height on the document as `--bar-<name>`, so that
 * other such bars and the page (src/ui/theme/global.ts) make room for exactly as much.
 */
export const measuredBar =
  (name: 'aside' | 'tools' | 'store' | 'consent' | 'thumb' | 'missing' | 'toasts') => (bar: HTMLElement | null) => {
    const { style } = document.documentElement;
    let known = '';
    // The observer's own measure: to ask the bar for it would lay the page out once more for each bar, and to say it
    // again restyles every element.
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
