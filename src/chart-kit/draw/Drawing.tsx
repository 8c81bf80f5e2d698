import { Fragment, type MouseEvent, type ReactNode } from 'react';
import { ArrowShape } from './ArrowShape.tsx';
import { BoxShape } from './BoxShape.tsx';
import type { Drawing as Placed, PlacedBox } from './drawing.types.ts';
import { markOfAll, type Marks } from './marks.ts';
import { initialOf } from './initial.ts';
import { widestFit } from './fit.ts';

export interface DrawingProps {
  drawing: Placed;
  label: string;
  /** Address of a state's link before any script runs; null for a drawing without links. */
  hrefOf: ((node: string) => string) | null;
  /** 1 is the natural size; null fits it into its container. */
  zoom?: number | null;
  /** The whole drawing in its viewport, however small. */
  isWhole?: boolean;
  selected?: string | null;
  /** Ids of the active states of a running chart. */
  lit?: ReadonlySet<string>;
  onPick?: (node: string) => void;
  /** The button that folds a state, or unfolds it, as SVG; without it nothing can be folded. */
  foldButton?: ((box: PlacedBox, node: string) => ReactNode) | undefined;
  className?: string;
  /** A report's marks of states and transitions. */
  marks?: Marks;
}

/** A chart as SVG: rendered on the server, readable and navigable without a script. */
export function Drawing(props: DrawingProps) {
  const { drawing, label, zoom = null, isWhole = false, selected = null, lit, marks, foldButton } = props;
  const { width, height, boxes, arrows } = drawing;
  const owns = new Map(boxes.map(({ id, node }) => [id, node]));
  const begins = beginningOf(drawing);
  const isRelated = (source: string, target: string) =>
    selected !== null && (owns.get(source) === selected || owns.get(target) === selected);
  return (
    <svg
      className={props.className}
      viewBox={`0 0 ${width} ${height}`}
      width={zoom === null ? width : Math.round(width * zoom)}
      height={zoom === null ? height : Math.round(height * zoom)}
      data-fit={zoom === null && !isWhole ? fitOf(width) : undefined}
      data-whole={isWhole || undefined}
      data-choosing={selected !== null || undefined}
      aria-label={label}
    >
      {boxes.filter(isBehind).map((box) => (
        <BoxLink key={box.id} box={box} {...props} isLit={isLit(box, lit)} isBeginning={box.id === begins} />
      ))}
      <g aria-hidden="true">
        {arrows.map((arrow) => (
          <ArrowShape
            key={arrow.id}
            arrow={arrow}
            isRelated={isRelated(arrow.source, arrow.target)}
            mark={markOfAll(arrow.edges, marks)}
            marks={marks}
          />
        ))}
      </g>
      {boxes
        .filter((box) => !isBehind(box))
        .map((box) => (
          <BoxLink key={box.id} box={box} {...props} isLit={isLit(box, lit)} isBeginning={box.id === begins} />
        ))}
      {/* Over all of it, and in one place: a box that is folded is another, its button is not. */}
      {foldButton && (
        <g>
          {boxes.map(
            (box) => box.fold && box.node !== null && <Fragment key={box.node}>{foldButton(box, box.node)}</Fragment>,
          )}
        </g>
      )}
    </svg>
  );
}

/** Returns the first state of a drawing, if it has one. */
const beginningOf = ({ root, arrows }: Placed): string | undefined =>
  arrows.find(({ source }) => source === initialOf(root))?.target;

/**
 * Returns the minimum width of a fitted drawing, in tens of rem: text below three quarters of its size is not readable.
 */
const fitOf = (width: number): number => Math.min(widestFit, Math.ceil((width * 0.75) / 160));

/** True for containers, which are painted behind the lines; states are painted before them. */
const isBehind = ({ kind, height, headHeight }: PlacedBox): boolean =>
  ['compound', 'parallel', 'region', 'group'].includes(kind) && height > headHeight + 8;

const isLit = ({ node, kind, isRoot }: PlacedBox, lit: ReadonlySet<string> | undefined): boolean =>
  node !== null && !isRoot && kind !== 'sign' && kind !== 'initial' && lit?.has(node) === true;

function BoxLink({
  box,
  isLit,
  isBeginning,
  hrefOf,
  onPick,
  selected,
  marks,
}: DrawingProps & { box: PlacedBox; isLit: boolean; isBeginning: boolean }) {
  const { node, kind } = box;
  const look = {
    'data-box': box.isRoot ? 'root' : kind,
    'data-lit': isLit || undefined,
    'data-begins': isBeginning || undefined,
    'data-mark': node !== null && kind !== 'initial' ? marks?.get(node)?.look : undefined,
    'data-selected': (node !== null && selected === node && kind !== 'sign' && kind !== 'initial') || undefined,
  };
  if (node === null || kind === 'initial' || box.isRoot || !hrefOf)
    return (
      <g {...look}>
        <BoxShape box={box} marks={marks} />
      </g>
    );
  return (
    <a
      {...look}
      href={hrefOf(node)}
      data-state={node}
      onClick={(click: MouseEvent) => {
        if (!onPick || click.metaKey || click.ctrlKey || click.shiftKey) return;
        click.preventDefault();
        onPick(node);
      }}
    >
      <BoxShape box={box} marks={marks} />
    </a>
  );
}
