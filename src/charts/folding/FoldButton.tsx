import type { KeyboardEvent } from 'react';
import { chartsText } from '#src/messages/charts.ts';
import { useText } from '#src/messages/text.ts';
import { useAnchor } from '#src/ui/text/Link.tsx';
import type { PlacedBox } from '#src/chart-kit/draw/drawing.types.ts';
import { nameOf } from '#src/chart-kit/explain/explain.ts';
import { measures, textBlocks } from '#src/chart-kit/draw/measures.ts';

const size = 15;
const reach = 28;

/** Space activates an element that has the role of a button. */
const pressBySpace = (key: KeyboardEvent<HTMLAnchorElement>) => {
  if (key.key !== ' ') return;
  key.preventDefault();
  key.currentTarget.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
};

/** Folds or unfolds a state: a link to the page in that state, beside the state's name. */
export function FoldButton({ box, node, href }: { box: PlacedBox; node: string; href: string }) {
  const t = useText(chartsText);
  const isFolded = box.fold === 'folded';
  const anchor = useAnchor({ href, keepsScroll: true, isReplace: true, preload: false });
  const left = box.x + measures.padX + (box.title[0]?.width ?? 0) + 8;
  const top = box.y + textBlocks(box).titleAt + 2;
  const middle = { x: left + size / 2, y: top + size / 2 };
  return (
    <a
      {...anchor}
      onKeyDown={pressBySpace}
      role="button"
      tabIndex={0}
      aria-expanded={!isFolded}
      aria-label={t(isFolded ? 'unfold' : 'fold', { state: nameOf(node) })}
      data-fold={box.fold}
    >
      <rect data-part="reach" x={middle.x - reach / 2} y={middle.y - reach / 2} width={reach} height={reach} />
      <rect data-part="knob" x={left} y={top} width={size} height={size} rx={3} />
      <path
        data-part="sign"
        d={`M${left + 3.5} ${middle.y}h${size - 7}${isFolded ? `M${middle.x} ${top + 3.5}v${size - 7}` : ''}`}
      />
    </a>
  );
}
