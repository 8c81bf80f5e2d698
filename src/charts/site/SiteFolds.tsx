import { type ReactNode, Suspense, use, useSyncExternalStore } from 'react';
import type { Detail } from '../pages/addresses.ts';
import type { ChartPage } from '../pages/catalogue.ts';
import type { Drawing } from '#src/chart-kit/draw/drawing.types.ts';
import { foldedDrawings, foldsIn } from '#src/chart-kit/draw/fold.ts';

const never = () => () => {};
const foldsInAddress = () => new URLSearchParams(location.search).getAll('fold').join(' ');

const placed = new Map<string, Promise<Drawing[]>>();

/** Drawings with states folded, laid out in the browser once per address; if that fails, the stored ones. */
function drawingsWith({ model, drawings }: ChartPage, folds: readonly string[], detail: Detail): Promise<Drawing[]> {
  const key = folds.join(' ');
  const made = placed.get(key) ?? foldedDrawings(model, drawings, folds, { detail }).catch(() => drawings);
  placed.set(key, made);
  return made;
}

interface Props {
  page: ChartPage;
  detail: Detail;
  children: (page: ChartPage) => ReactNode;
}

/** A chart's page without a server: the browser folds the states of the address. */
export function SiteFolds({ page, detail, children }: Props) {
  const asked = useSyncExternalStore(never, foldsInAddress, () => '');
  const folds = foldsIn(page.model, asked.split(' '));
  const open = children(page);
  return folds.length === 0 ? (
    open
  ) : (
    <Suspense fallback={open}>
      <Folded page={page} detail={detail} folds={folds}>
        {children}
      </Folded>
    </Suspense>
  );
}

function Folded({ page, detail, folds, children }: Props & { folds: string[] }) {
  return children({ ...page, folds, drawings: use(drawingsWith(page, folds, detail)) });
}
