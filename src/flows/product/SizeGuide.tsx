import { css } from '@linaria/core';
import { writtenSize } from '#src/domain/size.ts';
import { productText } from '#src/messages/product.ts';
import { sizeChartsText } from '#src/messages/size-charts.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Heading, Text } from '#src/ui/text/Text.tsx';
import { colour, space, text } from '#src/ui/theme/tokens.ts';
import { type SizeChart, sizeCharts } from './size-charts.ts';
import type { DialogViewProps } from '#src/flows/shared/dialogs.props.ts';

const frame = css`
  overflow-x: auto;

  & table {
    width: 100%;
    border-collapse: collapse;
    font-size: ${text.sm};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  & :is(th, td) {
    padding: ${space[2]} ${space[3]};
    border-block-end: 1px solid ${colour.line};
    text-align: start;
  }

  & thead th {
    position: sticky;
    inset-block-start: 0;
    background: ${colour.surface};
    color: ${colour.inkSoft};
    font-weight: 600;
  }

  & tbody tr:nth-child(even) {
    background: ${colour.sunken};
  }
`;

/** The dialog `size-guide`. `data.chart` is the id of the product's size chart. */
export default function SizeGuide({ isOpen, onClose, data }: DialogViewProps) {
  const t = useText(productText);
  const tOfSizes = useText(sizeChartsText);
  const chart = sizeCharts.find(({ id }) => id === data['chart']);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={chart ? tOfSizes(chart.id) : t('sizeGuide')} size="md">
      {chart ? <Guide chart={chart} /> : <Text>{tOfSizes('noGuide')}</Text>}
    </Dialog>
  );
}

function Guide({ chart: { id, columns, rows, howToMeasure } }: { chart: SizeChart }) {
  const locale = useLocale();
  const write = (cell: string) => writtenSize(cell, locale);
  const tOfSizes = useText(sizeChartsText);
  return (
    <Stack gap={5}>
      <div>
        <Heading level={3} size="xs">
          {tOfSizes('howToMeasure')}
        </Heading>
        <Text tone="soft">{tOfSizes(howToMeasure)}</Text>
      </div>
      {/* Focusable because a wide table scrolls in its own box: the keyboard must reach it. */}
      <div className={frame} role="region" aria-label={tOfSizes(id)} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {tOfSizes(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([size, ...measures], at) => (
              <tr key={at}>
                <th scope="row">{write(size ?? '')}</th>
                {measures.map((measure, place) => (
                  <td key={place}>{write(measure)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Stack>
  );
}
