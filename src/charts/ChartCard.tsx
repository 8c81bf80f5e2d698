import { css } from '@linaria/core';
import { chartsText } from '#src/messages/charts.ts';
import { useText } from '#src/messages/text.ts';
import { Link } from '#src/ui/Link.tsx';
import { Heading, Text } from '#src/ui/Text.tsx';
import { colour, motion, radius, space } from '#src/ui/tokens.ts';
import type { ChartCard as Card, Thumbnail } from './catalogue.ts';
import { titleOf } from './shelves.ts';

const card = css`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr;
  overflow: hidden;
  border: 1px solid ${colour.line};
  border-radius: ${radius.md};
  background: ${colour.surface};
  transition: border-color ${motion.fast} ${motion.easeOut};

  &:hover {
    border-color: ${colour.ink};
  }
  &:focus-within {
    outline: 2px solid ${colour.focus};
    outline-offset: 2px;
  }
  & a {
    outline: none;
  }
  /* All of the card is the link, whose name is its title. */
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const picture = css`
  aspect-ratio: 16 / 9;
  padding: ${space[4]};
  border-block-end: 1px solid ${colour.line};
  background: ${colour.paper};

  & svg {
    display: block;
    width: 100%;
    height: 100%;
    fill: none;
    overflow: visible;
  }
  & path {
    vector-effect: non-scaling-stroke;
  }
  & [data-part='containers'] {
    fill: ${colour.mossSoft};
    stroke: ${colour.moss};
  }
  & [data-part='states'] {
    fill: ${colour.surface};
    stroke: ${colour.ink};
  }
  & [data-part='lines'] {
    stroke: ${colour.accent};
    stroke-width: 1.25;
  }
`;

const words = css`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${space[2]};
  padding: ${space[4]};
`;

const facts = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  margin-block-start: ${space[2]};
`;

/** A chart on its shelf: what it looks like, what it is about, how large it is, and where the specification asks for it. */
export function ChartCard({ card: { id, description, section, states, transitions, thumbnail } }: { card: Card }) {
  const say = useText(chartsText);
  return (
    <li className={card}>
      <div className={picture}>
        <Small thumbnail={thumbnail} />
      </div>
      <div className={words}>
        <Heading level={3} size="sm">
          <Link href={`/charts/${id}`} variant="plain">
            {titleOf(id)}
          </Link>
        </Heading>
        <Text size="sm">{description}</Text>
        <div className={facts}>
          <Text size="xs" tone="soft" isNumeric>
            {say('states', { count: states })} · {say('transitions', { count: transitions })}
          </Text>
          {section && (
            <Text size="xs" tone="soft">
              {section}
            </Text>
          )}
        </div>
      </div>
    </li>
  );
}

function Small({ thumbnail: { viewBox, containers, states, lines } }: { thumbnail: Thumbnail }) {
  return (
    <svg viewBox={viewBox} aria-hidden="true" focusable="false">
      <path data-part="containers" d={containers} />
      <path data-part="lines" d={lines} />
      <path data-part="states" d={states} />
    </svg>
  );
}
