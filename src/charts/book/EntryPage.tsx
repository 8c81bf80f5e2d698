import { css } from '@linaria/core';
import { statebookText } from '#src/messages/statebook.ts';
import { useText } from '#src/messages/text.ts';
import { Breadcrumbs } from '#src/ui/text/Breadcrumbs.tsx';
import { Disclosure } from '#src/ui/layout/Disclosure.tsx';
import { Container, Stack } from '#src/ui/layout/Layout.tsx';
import { Link } from '#src/ui/text/Link.tsx';
import { Notice } from '#src/ui/text/Notice.tsx';
import { Eyebrow, Heading, Text } from '#src/ui/text/Text.tsx';
import { colour, media, space, text } from '#src/ui/theme/tokens.ts';
import { stateAddress, useAddresses } from '../pages/addresses.ts';
import { GalleryFrame } from '../pages/GalleryFrame.tsx';
import { titleOf } from '../pages/areas.ts';
import { type BookChart, type BookEntry, pageOf, viewOf, widths } from './book.ts';
import { meaningOf, placesOf } from './ChartStates.tsx';
import { useRoot } from './context.ts';
import { cards, EntryCard } from './EntryCard.tsx';
import { Shot } from './Shot.tsx';
import { Steps } from './Steps.tsx';
import { placeWords } from '../explain/wording.ts';
import { variantLabel } from './variant-label.ts';

const head = css`
  padding-block-start: ${space[2]};

  & code {
    font-size: ${text.sm};
    color: ${colour.inkSoft};
    overflow-wrap: anywhere;
  }
`;

const turn = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[5]};
  font-size: ${text.sm};

  & a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
  }
`;

const shots = css`
  display: grid;
  gap: ${space[6]} ${space[5]};
  align-items: start;
  padding-block: ${space[5]} ${space[6]};

  & figure {
    display: grid;
    gap: ${space[3]};
    min-width: 0;
  }
  & figcaption {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${space[1]} ${space[4]};
    font-size: ${text.sm};
  }
  & iframe {
    max-width: none;
    border: 1px solid ${colour.line};
    background: ${colour.paper};
  }
  @media ${media.lg} {
    grid-template-columns: 27fr 73fr;
  }
`;

/** A frame has its full width; on a narrower page it scrolls by itself. */
const stage = css`
  overflow-x: auto;
`;

const section = css`
  display: grid;
  gap: ${space[3]};
  padding-block-start: ${space[6]};

  & > :not(ul) {
    max-width: 44rem;
  }
`;

const problem = css`
  & code {
    display: block;
    overflow-wrap: anywhere;
    font-size: ${text.xs};
  }
`;

/** One view in one state: its pictures, the view itself, and the steps that lead to it. */
export function EntryPage({ chart, entry }: { chart: BookChart; entry: BookEntry }) {
  const t = useText(statebookText);
  const root = useRoot();
  const addresses = useAddresses();
  const all = placesOf(chart).flatMap((place) => place.entries);
  const at = all.findIndex(({ id }) => id === entry.id);
  const [previous, next] = [all[at - 1], all[at + 1]];
  const others = all.filter(({ id, states }) => id !== entry.id && states.join() === entry.states.join());
  const name = placeWords(entry.states);
  const href = (id: string) => `${root}/${encodeURI(pageOf(chart.id, id))}`;
  return (
    <GalleryFrame here="statebook">
      <Container>
        <Breadcrumbs
          label={t('name')}
          items={[
            { label: t('name'), href: `${root}/index.html` },
            { label: titleOf(chart.id), href: `${root}/${chart.id}/index.html` },
            { label: name },
          ]}
        />
        <Stack gap={3} className={head}>
          <Eyebrow hasBlaze>{titleOf(chart.id)}</Eyebrow>
          <Heading level={1} size="lg">
            {name}
          </Heading>
          {entry.isVariant && <Text size="lg">{variantLabel(entry)}</Text>}
          <Text tone="soft">{meaningOf(chart, entry.states)}</Text>
          <code>{entry.states.join(' + ')}</code>
          <nav className={turn} aria-label={t('states')}>
            {previous && (
              <Link href={href(previous.id)} rel="prev" variant="quiet">
                ← {t('previous')}
              </Link>
            )}
            {next && (
              <Link href={href(next.id)} rel="next" variant="quiet">
                {t('next')} →
              </Link>
            )}
            {!chart.isGallery && (
              <Link href={stateAddress(addresses, chart.id, entry.states[0] ?? '')} variant="quiet">
                {t('chart')}
              </Link>
            )}
          </nav>
        </Stack>
        {entry.violations.map(({ rule, help, width, nodes }) => (
          <Notice key={`${rule} ${width}`} tone="error" title={`${rule}, ${t('at', { width })}`} className={problem}>
            {help}
            {nodes.map((node) => (
              <code key={node}>{node}</code>
            ))}
          </Notice>
        ))}
        <div className={shots}>
          {widths.map((width) => (
            <figure key={width}>
              <figcaption>
                <strong>{t('at', { width })}</strong>
                <Link href={`${root}/${encodeURI(viewOf(chart.id, entry.id))}`}>{t('alone')}</Link>
              </figcaption>
              <Shot chart={chart.id} entry={entry} width={width} alt={t('pictureAlt', { state: name, width })} />
            </figure>
          ))}
        </div>
        {widths.map((width) => (
          <Disclosure key={width} title={t('live', { width })}>
            <div className={stage}>
              <iframe
                sandbox=""
                loading="lazy"
                src={`${root}/${encodeURI(viewOf(chart.id, entry.id))}`}
                title={t('liveTitle', { state: name, width })}
                width={width}
                height={entry.heights[width]}
              />
            </div>
          </Disclosure>
        ))}
        <section className={section}>
          <Heading level={2} size="sm">
            {t('way')}
          </Heading>
          <Steps entry={entry} />
        </section>
        {others.length > 0 && (
          <section className={section}>
            <Heading level={2} size="sm">
              {t('others')}
            </Heading>
            <ul className={cards}>
              {others.map((other) => (
                <EntryCard key={other.id} chart={chart.id} entry={other} />
              ))}
            </ul>
          </section>
        )}
      </Container>
    </GalleryFrame>
  );
}
