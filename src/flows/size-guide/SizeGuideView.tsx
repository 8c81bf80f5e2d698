import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import {
  type SizeGuideRef,
  selectFit,
  selectFitNote,
  selectGuide,
  selectIsUnavailable,
  selectIsUnknown,
} from '#machines/size-guide/size-guide.selectors.ts';
import type { SizeGuide } from '#machines/size-guide/size-guide.types.ts';
import { sizeGuideText } from '#src/messages/size-guide.ts';
import { productText } from '#src/messages/product.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { NumberField } from '#src/ui/form/NumberField.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import { LiveRegion } from '#src/ui/text/Hidden.tsx';
import { Notice } from '#src/ui/text/Notice.tsx';
import { Skeleton } from '#src/ui/text/Skeleton.tsx';
import { Heading, Text } from '#src/ui/text/Text.tsx';
import { colour, space, text } from '#src/ui/theme/tokens.ts';

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

  & tbody tr[aria-current] {
    background: ${colour.ink};
    color: ${colour.paper};
  }
`;

export function SizeGuideView(props: { actor: SizeGuideRef; isOpen: boolean; onClose: () => void }) {
  const { actor, isOpen, onClose } = props;
  const t = useText(sizeGuideText);
  const words = useText(productText);
  const guide = useSelector(actor, selectGuide);
  const isUnknown = useSelector(actor, selectIsUnknown);
  const isUnavailable = useSelector(actor, selectIsUnavailable);
  const isLoading = !guide && !isUnknown && !isUnavailable;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={guide?.chart.title ?? words('sizeGuide')} size="md">
      {guide && <Guide actor={actor} guide={guide} />}
      {isUnknown && <Text>{t('noGuide')}</Text>}
      {isUnavailable && <Unavailable onRetry={() => actor.send({ type: 'guide.retried' })} />}
      {isLoading && <Skeleton shape="block" />}
      <LiveRegion>{isLoading && t('loading')}</LiveRegion>
    </Dialog>
  );
}

function Unavailable({ onRetry }: { onRetry: () => void }) {
  const t = useText(sizeGuideText);
  const retry = (
    <Button size="sm" variant="secondary" onClick={onRetry}>
      {t('retry')}
    </Button>
  );
  return (
    <Notice tone="error" isLive action={retry}>
      {t('unavailable')}
    </Notice>
  );
}

function Guide({ actor, guide: { chart, feet } }: { actor: SizeGuideRef; guide: SizeGuide }) {
  const t = useText(sizeGuideText);
  const fitNote = useSelector(actor, selectFitNote);
  const fit = useSelector(actor, selectFit);
  const { title, howToMeasure, columns, rows } = chart;
  return (
    <Stack gap={5}>
      {fitNote && <Text weight="medium">{fitNote}</Text>}
      <div>
        <Heading level={3} size="xs">
          {t('howToMeasure')}
        </Heading>
        <Text tone="soft">{howToMeasure}</Text>
      </div>
      {feet.length > 0 && <Foot actor={actor} feet={feet} />}
      {/* Focusable because a wide table scrolls in its own box: the keyboard must reach it. */}
      <div className={frame} role="region" aria-label={title} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([size, ...measures], at) => (
              <tr key={at} aria-current={at === fit || undefined}>
                <th scope="row">{size}</th>
                {measures.map((measure, place) => (
                  <td key={place}>{measure}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Stack>
  );
}

/** The length of the shopper's foot, and the size for it. */
function Foot({ actor, feet }: { actor: SizeGuideRef; feet: SizeGuide['feet'] }) {
  const t = useText(sizeGuideText);
  const locale = useLocale();
  const fit = useSelector(actor, selectFit);
  return (
    <Stack gap={2}>
      <NumberField
        label={t('footLength')}
        locale={locale}
        minValue={10}
        maxValue={40}
        step={0.5}
        onChange={(centimetres) =>
          actor.send({
            type: 'foot.measured',
            millimetres: Number.isNaN(centimetres) ? null : Math.round(centimetres * 10),
          })
        }
      />
      <Text role="status" weight="medium">
        {typeof fit === 'number' ? t('fits', { size: feet[fit]?.label ?? '' }) : fit && t(fit)}
      </Text>
    </Stack>
  );
}
