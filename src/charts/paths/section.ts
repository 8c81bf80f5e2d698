import { english } from '#src/messages/text.ts';
import { pathsText } from '#src/messages/paths.ts';
import { chartTitlesText } from '#src/messages/chart-titles.ts';
import { titleOf } from '../pages/areas.ts';
import type { Section, SiteFile, SitePage } from '../site/page.types.ts';
import { reportFile, unwalkedFile } from '../site/site.addresses.ts';
import type { PathsRecord } from '#src/chart-kit/records/record.types.ts';
import { partsOf } from './parts.ts';
import { levelReport, matrixReport, pathsIndex } from './report.ts';
import { unwalkedOf } from '#src/chart-kit/records/unwalked.ts';

const t = english(pathsText);
const titled = (...parts: string[]) => [...parts, t('name'), chartTitlesText.en.charts].join(' · ');

/** Returns the report as a part of the static site. */
export function pathsSection(records: readonly PathsRecord[], home: SitePage['file']): Section {
  const files: SiteFile[] = [];
  const parts = partsOf(records);
  const pages = async (): Promise<SitePage[]> => {
    const made: SitePage[] = [{ file: home, title: titled(), view: 'paths', data: { data: pathsIndex(records) } }];
    made.push({
      file: unwalkedFile,
      title: titled(t('unwalked')),
      view: 'unwalked',
      data: { data: unwalkedOf(records) },
    });
    for (const record of records) {
      const report = await levelReport(record, parts[record.chart] ?? []);
      if (!report) continue;
      files.push(...report.files);
      const title = titled(titleOf(record.chart), t(record.level));
      made.push({ file: reportFile(record.chart, record.level), title, view: 'level', data: { data: report.data } });
    }
    for (const [chart, its] of Object.entries(parts)) {
      const data = matrixReport(records, chart, its);
      if (data)
        made.push({
          file: reportFile(chart, 'matrix'),
          title: titled(titleOf(chart), t('matrix')),
          view: 'matrix',
          data: { data },
        });
    }
    return made;
  };
  return { pages, files: async () => files };
}
