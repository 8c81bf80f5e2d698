import { SiteSimulator } from './SiteSimulator.tsx';

/** Views of pages that contain every chart with its model. */
export const simulatorViews = { simulate: SiteSimulator };
