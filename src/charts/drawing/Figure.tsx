import { css } from '@linaria/core';
import {
  selectChosen,
  selectIsHolding,
  selectIsWhole,
  selectZoom,
} from '#machines/chart-viewer/chart-viewer.selectors.ts';
import { chartsText } from '#src/messages/charts.ts';
import { useText } from '#src/messages/text.ts';
import { Button, IconButton } from '#src/ui/text/Button.tsx';
import { Heading } from '#src/ui/text/Text.tsx';
import { space } from '#src/ui/theme/tokens.ts';
import { ChartViewer } from '../pages/ChartViewer.ts';
import { Drawing } from '#src/chart-kit/draw/Drawing.tsx';
import type { Drawing as Placed } from '#src/chart-kit/draw/drawing.types.ts';
import { anchorOf, nameOf } from '#src/chart-kit/explain/explain.ts';
import type { Marks } from '#src/chart-kit/draw/marks.ts';
import { FoldButton } from '../folding/FoldButton.tsx';
import { drawingStyles } from './styles.ts';
import { Viewport } from './Viewport.tsx';
import { shownSize } from './viewport.hooks.ts';

const figure = css`
  margin-block-start: ${space[6]};
  scroll-margin-block-start: ${space[4]};

  @media print {
    break-inside: avoid;
  }
`;

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  margin-block-end: ${space[3]};

  @media print {
    break-after: avoid;
  }
`;

const tools = css`
  display: flex;
  align-items: center;
  margin-inline-start: auto;

  @media print {
    display: none;
  }
`;

/** Returns the anchor of the drawing of a part. */
export const partOf = (id: string): string => `inside-${id.replace(/^#/, 'chart-')}`;

interface FigureProps {
  drawing: Placed;
  /** States that have their own drawing. */
  parts: ReadonlySet<string>;
  /** Null for the only drawing of a chart, which needs no title. */
  title: string | null;
  lit?: ReadonlySet<string>;
  /** Marks of states and transitions. */
  marks?: Marks;
  /** Label of a drawing that shows neither a chart nor a part of one. */
  label?: string;
  foldHref?: ((node: string) => string) | undefined;
  hrefOf?: (node: string) => string;
  /** Its states link to another page, and are not explained on this one. */
  leadsAway?: boolean;
}

/** One drawing with its title and its reading tools. */
export function Figure({ drawing, parts, title, lit, marks, ...own }: FigureProps) {
  const t = useText(chartsText);
  const { send } = ChartViewer.useActorRef();
  const zoom = ChartViewer.useSelector(selectZoom);
  const isWhole = ChartViewer.useSelector(selectIsWhole);
  const chosen = ChartViewer.useSelector(selectChosen);
  const isHolding = ChartViewer.useSelector(selectIsHolding);
  const { foldHref } = own;
  const root = nameOf(drawing.root);
  const label =
    own.label ?? (drawing.root.startsWith('#') ? t('drawingOf', { chart: root }) : t('drawingOfPart', { state: root }));
  const hrefOf = own.hrefOf ?? ((id: string) => `#${parts.has(id) && id !== drawing.root ? partOf(id) : anchorOf(id)}`);
  const step = (tool: HTMLElement, direction: 'in' | 'out') =>
    send({
      type: 'zoom.stepped',
      direction,
      shown: shownSize(tool.closest('figure')?.querySelector('[data-viewport]'), drawing.width),
    });
  return (
    <figure className={figure} id={partOf(drawing.root)}>
      <div className={head}>
        {title && (
          <Heading level={2} size="md">
            {title}
          </Heading>
        )}
        <div className={tools}>
          <IconButton icon="minus" label={t('zoomOut')} onClick={(click) => step(click.currentTarget, 'out')} />
          <IconButton icon="plus" label={t('zoomIn')} onClick={(click) => step(click.currentTarget, 'in')} />
          <Button variant="quiet" size="sm" aria-pressed={isWhole} onClick={() => send({ type: 'zoom.fitted' })}>
            {t('zoomFit')}
          </Button>
        </div>
      </div>
      <Viewport
        label={t('viewport', { name: label })}
        drawing={drawing}
        naturalWidth={drawing.width}
        zoom={zoom}
        isHolding={isHolding}
        follows={lit && [...lit].join(' ')}
        onStep={(direction, shown) => send({ type: 'zoom.stepped', direction, shown })}
        onFit={() => send({ type: 'zoom.fitted' })}
        onHold={(holds) => send({ type: holds ? 'drag.began' : 'drag.ended' })}
      >
        <Drawing
          drawing={drawing}
          label={label}
          zoom={zoom}
          isWhole={isWhole}
          selected={chosen}
          {...(lit ? { lit } : {})}
          {...(marks ? { marks } : {})}
          hrefOf={hrefOf}
          foldButton={foldHref && ((box, node) => <FoldButton box={box} node={node} href={foldHref(node)} />)}
          className={drawingStyles}
          {...(own.leadsAway ? {} : { onPick: (id: string) => send({ type: 'state.chosen', id }) })}
        />
      </Viewport>
    </figure>
  );
}
