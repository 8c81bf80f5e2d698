import type { ComponentType } from 'react';
import { ChartView } from '../ChartView.tsx';
import { MapView } from '../map/MapView.tsx';
import { SiteIndex } from './SiteIndex.tsx';

/** What a page of the static site can show; the simulator's have a script of their own. */
export const views = { index: SiteIndex, chart: ChartView, map: MapView };

/** Views by name, whatever they show. */
export type AnyViews = Readonly<Record<string, ComponentType<never>>>;
