import { SiteSimulator } from './SiteSimulator.tsx';

/** What a page of the static site can show that carries every chart and what can happen to it. */
export const simulatorViews = { simulate: SiteSimulator };
