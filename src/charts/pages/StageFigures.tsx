import { chartsText } from '#src/messages/charts.ts';
import { useText } from '#src/messages/text.ts';
import { stateAddress, useAddresses } from './addresses.ts';
import type { ChartPage } from './catalogue.ts';
import { nameOf } from '#src/chart-kit/explain/explain.ts';
import { Figure } from '../drawing/Figure.tsx';
import { foldable, toggled } from '#src/chart-kit/draw/fold.ts';
import { Folding } from '../folding/Folding.tsx';
import type { Marks } from '#src/chart-kit/draw/marks.ts';

interface Props {
  page: ChartPage;
  /** The title of the first drawing; without it, an overview is titled as such and a single drawing has no title. */
  title?: string;
  lit?: ReadonlySet<string>;
  marks?: Marks;
  /** Returns the address of the page with these states folded. */
  placeOf: (folds: readonly string[]) => string;
}

/** The drawings for a moment: the whole, and the parts with active states. The text is on the chart's own page. */
export function StageFigures({ page: { model, drawings, folds }, title, lit, marks, placeOf }: Props) {
  const t = useText(chartsText);
  const addresses = useAddresses();
  const parts = new Set(drawings.map(({ root }) => root));
  const first = title ?? (drawings.length === 1 ? null : t('overview'));
  const shown = drawings.filter(({ root }, index) => index === 0 || lit?.has(root));
  return (
    <>
      {shown.map((drawing, index) => (
        <Figure
          key={drawing.root}
          drawing={drawing}
          parts={parts}
          {...(lit ? { lit } : {})}
          {...(marks ? { marks } : {})}
          foldHref={(id) => placeOf(toggled(folds, id))}
          hrefOf={(id) => stateAddress(addresses, model.id, id)}
          title={index === 0 ? first : t('inside', { state: nameOf(drawing.root) })}
        />
      ))}
      {foldable(model).length > 0 && (
        <nav aria-label={t('folding')}>
          <Folding model={model} folds={folds} placeOf={placeOf} />
        </nav>
      )}
    </>
  );
}
