import type { Detail } from '../pages/addresses.ts';
import type { ChartPage } from '../pages/catalogue.ts';
import { ChartView } from '../pages/ChartView.tsx';
import { SiteFolds } from './SiteFolds.tsx';

/** The page of a chart without a server. */
export const SiteChart = ({ page, detail }: { page: ChartPage; detail: Detail }) => (
  <SiteFolds page={page} detail={detail}>
    {(shown) => <ChartView page={shown} detail={detail} />}
  </SiteFolds>
);
