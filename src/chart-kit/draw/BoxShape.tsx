import type { PlacedBox } from './drawing.types.ts';
import { Glyph } from './Glyph.tsx';
import type { Marks } from './marks.ts';
import { measures, textBlocks } from './measures.ts';
import { Lines, Rows } from './Words.tsx';

const radii: Partial<Record<PlacedBox['kind'], number>> = { sign: 14, anywhere: 13, final: 9 };

const isContainer = ({ kind, height, headHeight }: PlacedBox): boolean =>
  (kind === 'compound' || kind === 'parallel' || kind === 'region') && height > headHeight + 8;

/** A box of the drawing in the shape of its kind, with its text. */
export function BoxShape({ box, marks }: { box: PlacedBox; marks?: Marks | undefined }) {
  const { kind, x, y, width, height, headHeight } = box;
  if (kind === 'initial') return <circle cx={x + width / 2} cy={y + height / 2} r={6} data-part="dot" />;
  const radius = radii[kind] ?? 6;
  const ring = kind === 'final' ? measures.finalRing : 0;
  return (
    <>
      {kind === 'closed' && <rect data-part="sheet" x={x + 5} y={y + 5} width={width} height={height} rx={radius} />}
      <rect data-part="shape" x={x} y={y} width={width} height={height} rx={radius} />
      {ring > 0 && (
        <rect
          data-part="ring"
          x={x + ring}
          y={y + ring}
          width={width - 2 * ring}
          height={height - 2 * ring}
          rx={radius - 2}
        />
      )}
      {isContainer(box) && !box.isRoot && (
        <path data-part="head" d={headPath(x + 1, y + 1, width - 2, headHeight, radius - 1)} />
      )}
      {kind === 'sign' && (
        <path data-glyph="ways" d="M1 6h9M7 3l3 3-3 3" transform={`translate(${x + 10} ${y + height / 2 - 6})`} />
      )}
      {kind === 'closed' && <Glyph icon="ways" x={x + width - measures.padX - 10} y={y + measures.padY + 4} />}
      <BoxWords box={box} ring={ring} marks={marks} />
    </>
  );
}

/** Returns a band with only its upper corners rounded. */
const headPath = (x: number, y: number, width: number, height: number, r: number): string =>
  `M${x} ${y + height}V${y + r}a${r} ${r} 0 0 1 ${r} -${r}H${x + width - r}a${r} ${r} 0 0 1 ${r} ${r}V${y + height}z`;

function BoxWords({ box, ring, marks }: { box: PlacedBox; ring: number; marks: Marks | undefined }) {
  const { titleAt, noteAt, rowsAt } = textBlocks(box);
  const left = box.x + ring + measures.padX + (box.kind === 'sign' ? measures.icon : 0);
  const top = box.y + ring - (box.kind === 'sign' || box.kind === 'anywhere' ? 4 : 0);
  return (
    <>
      <Lines lines={box.title} x={left} y={top + titleAt} />
      <Lines lines={box.note} x={left} y={top + noteAt} />
      <Rows rows={box.rows} x={left} y={top + rowsAt} marks={marks} />
    </>
  );
}
