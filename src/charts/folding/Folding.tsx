import { css } from '@linaria/core';
import { chartsText } from '#src/messages/charts.ts';
import { useText } from '#src/messages/text.ts';
import { Link } from '#src/ui/text/Link.tsx';
import { space, text } from '#src/ui/theme/tokens.ts';
import { foldable } from '#src/chart-kit/draw/fold.ts';
import type { ChartModel } from '#src/chart-kit/chart/chart-model.ts';

const small = css`
  margin-inline-start: ${space[2]};
  font-size: ${text.sm};
`;

interface Props {
  model: ChartModel;
  folds: readonly string[];
  /** Returns the address of the page with these states folded. */
  placeOf: (folds: readonly string[]) => string;
}

/** Folds all states that have parts, or unfolds all. */
export function Folding({ model, folds, placeOf }: Props) {
  const t = useText(chartsText);
  const all = foldable(model);
  if (all.length === 0) return null;
  const outermost = all.filter((id) => !all.some((other) => id.startsWith(`${other}.`)));
  return (
    <>
      {folds.length < all.length && (
        <Link
          href={placeOf([...new Set([...folds, ...outermost])])}
          variant="standalone"
          className={small}
          keepsScroll
          isReplace
        >
          {t('foldAll')}
        </Link>
      )}
      {folds.length > 0 && (
        <Link href={placeOf([])} variant="standalone" className={small} keepsScroll isReplace>
          {t('unfoldAll')}
        </Link>
      )}
    </>
  );
}
