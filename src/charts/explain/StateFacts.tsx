import { css } from '@linaria/core';
import { Fragment } from 'react';
import { chartsText } from '#src/messages/charts.ts';
import { useText } from '#src/messages/text.ts';
import { Badge } from '#src/ui/text/Badge.tsx';
import { Link } from '#src/ui/text/Link.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { colour, space, text } from '#src/ui/theme/tokens.ts';
import { useAddresses } from '../pages/addresses.ts';
import { anchorOf, inheritedWays, nameOf, waysIn, waysOut } from '#src/chart-kit/explain/explain.ts';
import { GlyphIcon } from '#src/chart-kit/draw/Glyph.tsx';
import type { ChartModel, ChartNode, Invoke } from '#src/chart-kit/chart/chart-model.ts';
import { titleOf } from '../pages/title.ts';
import { Ways } from './Ways.tsx';

const facts = css`
  display: grid;
  gap: ${space[3]};
`;

const rows = css`
  display: grid;
  gap: ${space[1]};
  margin: 0;
  font-size: ${text.sm};

  & > div {
    display: grid;
    grid-template-columns: 7.5rem 1fr;
    gap: ${space[3]};
  }
  & dt {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    color: ${colour.inkSoft};
  }
  & dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

const ways = css`
  display: grid;
  gap: ${space[2]};
  padding-block-start: ${space[3]};
  border-block-start: 1px solid ${colour.line};
`;

/** The actors of a state; an actor that is a chart links to it. */
function Invoked({ invokes }: { invokes: readonly Invoke[] }) {
  const { chart: addressOf } = useAddresses();
  return invokes.map(({ id, src, chart }, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      {id === src ? id : `${id} (${src})`}
      {chart && (
        <>
          {' → '}
          <Link href={addressOf(chart)} variant="inline">
            {titleOf(chart)}
          </Link>
        </>
      )}
    </Fragment>
  ));
}

/** What a state is, what it does and where it leads, in words. */
export function StateFacts({
  model,
  node,
  onPick,
}: {
  model: ChartModel;
  node: ChartNode;
  onPick?: (id: string) => void;
}) {
  const t = useText(chartsText);
  const picks = onPick ? { onPick } : {};
  const own = waysOut(model, node.id);
  const inherited = inheritedWays(model, node.id);
  const into = waysIn(model, node.id);
  const lines = [
    { term: t('specification'), icon: null, details: node.section },
    { term: t('entry'), icon: 'entry', details: node.entry.join(', ') },
    { term: t('invokes'), icon: 'invoke', details: node.invokes.length > 0 && <Invoked invokes={node.invokes} /> },
    { term: t('exit'), icon: 'exit', details: node.exit.join(', ') },
    { term: t('begins'), icon: null, details: node.initial },
  ] as const;
  return (
    <div className={facts}>
      {node.description && <Text>{node.description}</Text>}
      {node.tags.length > 0 && (
        <div>
          {node.tags.map((tag) => (
            <Badge key={tag} tone="plain">
              {tag}
            </Badge>
          ))}
        </div>
      )}
      {lines.some(({ details }) => details) && (
        <dl className={rows}>
          {lines.map(
            ({ term, icon, details }) =>
              details && (
                <div key={term}>
                  <dt>
                    {icon && <GlyphIcon icon={icon} />}
                    {term}
                  </dt>
                  <dd>{details}</dd>
                </div>
              ),
          )}
        </dl>
      )}
      <div className={ways}>
        <Text size="sm" weight="bold">
          {t('waysOut')}
        </Text>
        {(own.length > 0 || inherited.length === 0) && <Ways ways={own} {...picks} />}
        {inherited.map(({ from, ways: around }) => (
          <div key={from} className={ways} data-inherited={from}>
            <Text size="sm" tone="soft">
              {t('inheritedFrom')} <a href={`#${anchorOf(from)}`}>{nameOf(from)}</a>
            </Text>
            <Ways ways={around} {...picks} />
          </div>
        ))}
      </div>
      <div className={ways}>
        <Text size="sm" weight="bold">
          {t('waysIn')}
        </Text>
        {node.parent === null && into.length === 0 ? (
          <Text size="sm">{t('whenStarted')}</Text>
        ) : (
          <Ways ways={into} isIn {...picks} />
        )}
      </div>
    </div>
  );
}
