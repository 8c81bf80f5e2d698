import type { ChartPage } from '../pages/catalogue.ts';
import { SimulateView } from '../simulate/SimulateView.tsx';
import { SiteFolds } from './SiteFolds.tsx';

/** The simulator without a server. */
export const SiteSimulator = ({ page }: { page: ChartPage }) => (
  <SiteFolds page={page} detail="full">
    {(shown) => <SimulateView page={shown} />}
  </SiteFolds>
);
