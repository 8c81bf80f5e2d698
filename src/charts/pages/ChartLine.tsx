import { css } from '@linaria/core';
import { chartsText } from '#src/messages/charts.ts';
import { useText } from '#src/messages/text.ts';
import { Link } from '#src/ui/text/Link.tsx';
import { Heading, Text } from '#src/ui/text/Text.tsx';
import { colour, media, motion, radius, space, text } from '#src/ui/theme/tokens.ts';
import { stateAddress, useAddresses } from './addresses.ts';
import type { ChartLine as Line } from './catalogue.ts';
import { nameOf } from '#src/chart-kit/explain/explain.ts';
import { GlyphIcon } from '#src/chart-kit/draw/Glyph.tsx';
import { titleOf } from './areas.ts';
import type { Thumbnail } from '#src/chart-kit/draw/thumbnail.ts';

const line = css`
  position: relative;
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr);
  grid-template-areas: 'picture name' 'picture about' 'picture facts' '. hits';
  gap: 0 ${space[4]};
  align-items: center;
  padding-block: ${space[3]};
  border-block-end: 1px solid ${colour.line};
  transition: background ${motion.fast} ${motion.easeOut};

  &:hover {
    background: ${colour.surface};
    box-shadow: 0 0 0 ${space[3]} ${colour.surface};
    clip-path: inset(0 calc(-1 * ${space[3]}));
  }
  &:focus-within {
    outline: 2px solid ${colour.focus};
    outline-offset: -2px;
    border-radius: ${radius.md};
  }
  & h3 {
    grid-area: name;
  }
  & h3 a {
    outline: none;
  }
  /* All of the line is the link, whose name is its title. */
  & h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  @media ${media.lg} {
    grid-template-columns: 4.5rem 11rem minmax(0, 1fr) 7.5rem 13rem;
    grid-template-areas: 'picture name about size section' '. hits hits hits hits';
    min-height: 4rem;
    padding-block: ${space[2]};
  }
  @media print {
    break-inside: avoid;
  }
`;

const picture = css`
  grid-area: picture;
  align-self: start;
  width: 4.5rem;
  height: 3rem;
  fill: none;

  & path {
    vector-effect: non-scaling-stroke;
  }
  & [data-part='containers'] {
    fill: ${colour.mossSoft};
    stroke: ${colour.moss};
  }
  & [data-part='states'] {
    fill: ${colour.ink};
  }
  & [data-part='lines'] {
    stroke: ${colour.accent};
  }
`;

const about = css`
  grid-area: about;
`;

/** Beside each other below the description on a phone, in their own columns on a desktop. */
const facts = css`
  grid-area: facts;
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
  margin-block-start: ${space[1]};

  & span + span::before {
    content: '· ';
  }
  @media ${media.lg} {
    display: contents;

    & > [data-part='size'] {
      grid-area: size;
      display: grid;
    }
    & span + span::before {
      content: none;
    }
    & > [data-part='section'] {
      grid-area: section;
    }
  }
`;

const hits = css`
  grid-area: hits;
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[4]};
  margin: ${space[1]} 0 0;
  padding: 0;
  list-style: none;
  font-size: ${text.sm};

  & a {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
    min-height: 1.75rem;
    overflow-wrap: anywhere;
  }
`;

const icons = {
  state: 'entry',
  event: 'event',
  delay: 'after',
  actor: 'invoke',
  guard: 'always',
  code: 'error',
  notice: 'tells',
  chart: 'ways',
} as const;

/** A chart in one line: a thumbnail, its subject, its size, and the section of the specification. */
export function ChartLine({ line: chart }: { line: Line }) {
  const t = useText(chartsText);
  const addresses = useAddresses();
  const { id, description, section, states, transitions, thumbnail, more } = chart;
  return (
    <li className={line}>
      <Small thumbnail={thumbnail} />
      <Heading level={3} size="xs">
        <Link href={addresses.chart(id)} variant="plain">
          {titleOf(id)}
        </Link>
      </Heading>
      <Text size="sm" className={about}>
        {description}
      </Text>
      <div className={facts}>
        <Text size="xs" tone="soft" isNumeric data-part="size">
          <span>{t('states', { count: states })}</span> <span>{t('transitions', { count: transitions })}</span>
        </Text>
        <Text size="xs" tone="soft" data-part="section">
          {section}
        </Text>
      </div>
      {chart.hits.length > 0 && (
        <ul className={hits} aria-label={t('hitsIn', { chart: titleOf(id) })}>
          {chart.hits.map(({ kind, name, state }) => (
            <li key={`${kind} ${name}`}>
              <Link href={stateAddress(addresses, id, state)} variant="inline">
                <GlyphIcon icon={icons[kind]} />
                {nameOf(name)}
              </Link>
            </li>
          ))}
          {more > 0 && <li>{t('moreHits', { count: more })}</li>}
        </ul>
      )}
    </li>
  );
}

function Small({ thumbnail: { viewBox, containers, states, lines } }: { thumbnail: Thumbnail }) {
  return (
    <svg className={picture} viewBox={viewBox} aria-hidden="true" focusable="false">
      <path data-part="containers" d={containers} />
      <path data-part="lines" d={lines} />
      <path data-part="states" d={states} />
    </svg>
  );
}
