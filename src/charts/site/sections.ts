import { chartsText } from '#src/messages/charts.ts';
import { simulatorText } from '#src/messages/simulator.ts';
import { english } from '#src/messages/text.ts';
import { chartTitlesText } from '#src/messages/chart-titles.ts';
import { answersOf } from '../explain/answers.ts';
import { chartLines, chartPage, mapPage } from '../pages/catalogue.ts';
import { fileKinds } from '../pages/file-kinds.ts';
import { chartFile } from '../files/files.ts';
import { allModels } from '../pages/library.ts';
import { entriesOf } from '../pages/search.ts';
import { allCharts } from '../map/first.ts';
import { titleOf } from '../pages/areas.ts';
import type { Section, SiteFile, SitePage } from './page.types.ts';
import { siteAddresses } from './site.addresses.ts';

const own = siteAddresses({ gallery: '', paths: null, book: null, more: [] });

const t = english(chartsText);
const tSimulator = english(simulatorText);
const titled = (title: string) => `${title} · ${chartTitlesText.en.charts}`;

const gallery: Section = {
  pages: async () => {
    const models = await allModels();
    const lines = await chartLines('');
    const charts = lines.flatMap((line) => {
      const model = models.get(line.id);
      return model ? [{ line, entries: entriesOf(model, answersOf(line.id)) }] : [];
    });
    return [
      { file: 'index.html', title: chartTitlesText.en.charts, view: 'index', data: { charts } },
      ...(await chartPages([...models.keys()])),
    ];
  },
  files: async () => {
    const files: SiteFile[] = [];
    for (const id of (await allModels()).keys())
      for (const kind of fileKinds) {
        const content = await chartFile(id, kind);
        if (content !== null) files.push({ file: own.file(id, kind), content });
      }
    return files;
  },
};

async function chartPages(ids: readonly string[]): Promise<SitePage[]> {
  const pages: SitePage[] = [];
  for (const id of ids) {
    for (const detail of ['full', 'plain'] as const) {
      const page = await chartPage(id, detail);
      if (page)
        pages.push({
          file: own.chart(id, detail) as SitePage['file'],
          title: titled(titleOf(id)),
          view: 'chart',
          data: { page, detail },
        });
    }
    const played = await chartPage(id, 'full');
    const title = tSimulator('title', { chart: titleOf(id) });
    if (played)
      pages.push({
        file: own.simulator(id) as SitePage['file'],
        title: titled(title),
        view: 'simulate',
        data: { page: played },
      });
  }
  return pages;
}

const map: Section = {
  pages: async () => [
    { file: 'map.html', title: titled(t('map')), view: 'map', data: { page: await mapPage(allCharts) } },
  ],
};

/** The sections of the charts themselves. */
export const gallerySections: readonly Section[] = [gallery, map];
