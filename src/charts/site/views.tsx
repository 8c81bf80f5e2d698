import type { ComponentType } from 'react';
import { MapView } from '../map/MapView.tsx';
import { LevelReport } from '../paths/LevelReport.tsx';
import { MatrixReport } from '../paths/MatrixReport.tsx';
import { PathsIndex } from '../paths/PathsIndex.tsx';
import { Unwalked } from '../paths/Unwalked.tsx';
import { SiteChart } from './SiteChart.tsx';
import { SiteIndex } from './SiteIndex.tsx';

/** The views of the static site; those of the simulator have a script of their own. */
export const views = {
  index: SiteIndex,
  chart: SiteChart,
  map: MapView,
  paths: PathsIndex,
  level: LevelReport,
  matrix: MatrixReport,
  unwalked: Unwalked,
};

/** Views by name, with any data. */
export type AnyViews = Readonly<Record<string, ComponentType<never>>>;
