import { css } from '@linaria/core';
import { chartsText } from '#src/messages/charts.ts';
import { useText } from '#src/messages/text.ts';
import { Link } from '#src/ui/text/Link.tsx';
import { colour, space, text } from '#src/ui/theme/tokens.ts';
import { useAddresses } from '../pages/addresses.ts';
import { titleOf } from '../pages/areas.ts';
import { type Ties, tiesOf } from './facts.ts';
import type { Relation } from './relations.ts';

const list = css`
  display: grid;
  gap: ${space[3]};
  margin: 0;
  font-size: ${text.sm};

  & > div {
    display: grid;
    grid-template-columns: 5.5rem 1fr;
    gap: ${space[3]};
  }
  & dt {
    color: ${colour.inkSoft};
  }
  & dd {
    display: grid;
    gap: ${space[1]};
    margin: 0;
    overflow-wrap: anywhere;
  }
  & dd span {
    color: ${colour.inkSoft};
  }
`;

const hasBy = (kind: Ties['kind']) => kind !== 'mapOfStarts' && kind !== 'mapOfStarted';

/** Which charts a chart starts, sends to and listens to, and which do so to it, in words. */
export function ChartTies({
  chart,
  relations,
  charts,
}: {
  chart: string;
  relations: readonly Relation[];
  charts: ReadonlySet<string>;
}) {
  const t = useText(chartsText);
  const addresses = useAddresses();
  const groups = tiesOf(chart, relations);
  return (
    <dl className={list}>
      {groups.map(({ kind, ties }) => (
        <div key={kind}>
          <dt>{t(kind)}</dt>
          <dd>
            {ties.map(({ chart: other, events, by }) => (
              <p key={other}>
                {charts.has(other) ? <Link href={addresses.chart(other)}>{titleOf(other)}</Link> : titleOf(other)}
                {events.length > 0 && `: ${events.join(', ')}`}{' '}
                {hasBy(kind) && <span>{t('mapBy', { by: by.join(', ') })}</span>}
              </p>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
