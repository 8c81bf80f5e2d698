import type { Detail } from '../addresses.ts';
import type { ChartPage } from '../catalogue.ts';
import { ChartView } from '../ChartView.tsx';
import { SiteFolds } from './SiteFolds.tsx';

/** The page of a chart without a server. */
export const SiteChart = ({ page, detail }: { page: ChartPage; detail: Detail }) => (
  <SiteFolds page={page} detail={detail}>
    {(shown) => <ChartView page={shown} detail={detail} />}
  </SiteFolds>
);
