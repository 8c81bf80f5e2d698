import { ChartView } from '../ChartView.tsx';
import { MapView } from '../map/MapView.tsx';
import { SiteIndex } from './SiteIndex.tsx';

/** What a page of the static site can show. */
export const views = { index: SiteIndex, chart: ChartView, map: MapView };
