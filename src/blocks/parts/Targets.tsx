import type { ContentHorizontal, ContentTarget } from '#openapi/generated/waymark.gen.ts';
import { Target } from './Target.tsx';
import { row } from './row.ts';

/** Buttons side by side; `equal` gives them the same width. */
export function Targets(props: {
  targets: readonly ContentTarget[];
  align?: ContentHorizontal;
  equal?: boolean;
  leading?: boolean;
}) {
  const { targets, align = 'left', equal, leading } = props;
  return (
    <div className={row} data-align={align} data-equal={equal || undefined}>
      {targets.map((target) => (
        <Target key={target.url + target.text} target={target} leading={leading} isWide={equal} />
      ))}
    </div>
  );
}
