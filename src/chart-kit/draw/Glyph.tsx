import type { RowIcon } from './scene.types.ts';

/** Drawn on a 12 x 12 grid. */
export const glyphPaths: Record<RowIcon, string> = {
  event: 'M6.5 1 3 7h2.8L5 11l4-6H6.2z',
  after: 'M11 6a5 5 0 1 1-10 0 5 5 0 0 1 10 0zM6 3v3.2l2.2 1.4',
  done: 'M1.5 6.5 4.5 9.5 10.5 3',
  error: 'M2 2l8 8M10 2l-8 8',
  always: 'M6 1.5 10.5 6 6 10.5 1.5 6z',
  starts: 'M3 1.5v9l7.5-4.5z',
  tells: 'M1 6h9M7 3l3 3-3 3',
  hears: 'M2.5 4.2a3 3 0 0 1 0 3.6M5.2 2.4a6.2 6.2 0 0 1 0 7.2M8 .8a9.4 9.4 0 0 1 0 10.4',
  invoke: 'M3 1.5v9l7.5-4.5z',
  entry: 'M10.5 1v10M1 6h6.5M5 3.5 7.5 6 5 8.5',
  exit: 'M1.5 1v10M3.5 6h7M8 3.5 10.5 6 8 8.5',
  again: 'M10 4.2A4.5 4.5 0 1 0 10.5 6.8M10.5 1.5v3H7.5',
  folded: 'M1.5 1.5h9v9h-9zM3.5 4.5h5M3.5 7.5h5',
  beside: 'M1.5 1.5h3v9h-3zM7.5 1.5h3v9h-3z',
  ways: 'M1 3h7M1 6h9M1 9h7M8 1l3 2-3 2M8 7l3 2-3 2',
};

/** The icon before a row: what is waited for, or what a state does. */
export function Glyph({ icon, x, y }: { icon: RowIcon; x: number; y: number }) {
  return <path data-glyph={icon} d={glyphPaths[icon]} transform={`translate(${x} ${y})`} />;
}

/** The same icon in running text. */
export function GlyphIcon({ icon, className }: { icon: RowIcon; className?: string }) {
  return (
    <svg viewBox="0 0 12 12" width="12" height="12" className={className} aria-hidden="true" focusable="false">
      <path d={glyphPaths[icon]} fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}
