import type { FootSizes, SizeChart } from '#openapi/generated/waymark.gen.ts';
import { writtenSize } from '#src/domain/size.ts';
import de from '#src/messages/compiled/de/size-charts.gen.ts';
import en from '#src/messages/compiled/en-GB/size-charts.gen.ts';
import american from '#src/messages/compiled/en-US/size-charts.gen.ts';
import es from '#src/messages/compiled/es/size-charts.gen.ts';
import fr from '#src/messages/compiled/fr/size-charts.gen.ts';
import it from '#src/messages/compiled/it/size-charts.gen.ts';
import { sizeCharts } from '../settings/size-charts.ts';
import { translator } from '../translate.ts';
import type { Site } from './site.ts';

const translateFor = translator({ 'en-us': american, de, en, es, fr, it });

/** Returns the size chart of a kind of product in the language of the site; null if there is none. */
export function sizeChartOf(productType: string, { language, locale }: Site): SizeChart | null {
  const chart = sizeCharts.find(({ id }) => id === productType);
  if (!chart) return null;
  const t = translateFor(language);
  return {
    productType: chart.id,
    title: t(chart.id),
    howToMeasure: t(chart.howToMeasure),
    columns: chart.columns.map((column) => t(column)),
    rows: chart.rows.map((row) => row.map((cell) => writtenSize(cell, locale))),
  };
}

/** Returns which foot fits each shoe size, in the order of the size charts. */
export function footSizes({ language, locale, sizes }: Site): FootSizes {
  const t = translateFor(language);
  return {
    productTypes: sizeCharts.flatMap(({ id, columns, rows }) => {
      const [foot, own] = [columns.indexOf('foot'), columns.indexOf(sizes)];
      if (foot < 0 || own < 0) return [];
      return {
        productType: id,
        sizes: rows.map((row) => ({
          millimetres: Math.round(Number(row[foot]) * 10),
          label: `${t(sizes)} ${writtenSize(row[own] ?? '', locale)}`,
        })),
      };
    }),
  };
}
