/**
 * A ref for a bar that stays in place while the page moves. Keeps its height on the document as `--bar-<name>`, so that other such bars and
 * the page (src/ui/global.ts) make room for exactly as much.
 */
export const measuredBar = (name: 'aside' | 'tools' | 'store' | 'consent' | 'thumb' | 'missing' | 'toasts') => (bar: HTMLElement | null) => {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty(`--bar-${name}`, `${bar?.offsetHeight}px`));
  if (bar) observer.observe(bar, { box: 'border-box' });
  return () => {
    observer.disconnect();
    style.removeProperty(`--bar-${name}`);
  };
};
