import { css } from '@linaria/core';
import { changesText } from '#src/messages/changes.ts';
import { useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { Container } from '#src/ui/layout/Layout.tsx';
import { Link } from '#src/ui/text/Link.tsx';
import { Notice } from '#src/ui/text/Notice.tsx';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { Heading, Text } from '#src/ui/text/Text.tsx';
import { colour, media, space, text } from '#src/ui/theme/tokens.ts';
import { useAddresses } from '../pages/addresses.ts';
import { nameOf } from '#src/chart-kit/explain/explain.ts';
import { GalleryFrame } from '../pages/GalleryFrame.tsx';
import { PageHead } from '../pages/PageHead.tsx';
import { titleOf } from '../pages/areas.ts';
import type { Change, ChangedChart, ChangesPage, Revision } from './changes.types.ts';

const form = css`
  display: grid;
  gap: ${space[4]};
  align-items: end;
  padding-block: ${space[4]};

  @media ${media.md} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
  }
`;

const chart = css`
  padding-block: ${space[6]};
  border-block-start: 1px solid ${colour.line};

  & ul {
    padding-inline-start: ${space[4]};
    overflow-wrap: anywhere;
  }
  & h3 {
    padding-block-start: ${space[3]};
  }
`;

const change = css`
  display: grid;
  gap: ${space[4]};
  align-items: start;
  padding-block: ${space[4]};

  & > figure {
    min-width: 0;
    margin: 0;
  }
  & figcaption {
    padding-block-end: ${space[1]};
    font-size: ${text.sm};
    color: ${colour.inkSoft};
  }
  & [data-scrolls] {
    overflow: auto;
    border: 1px solid ${colour.line};
  }
  & [data-scrolls] img {
    display: block;
    max-width: none;
  }
  & [data-picture] img {
    display: block;
    width: 100%;
    max-width: 24rem;
    border: 1px solid ${colour.line};
  }
  @media ${media.lg} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr);
  }
`;

const summary = css`
  display: grid;
  gap: ${space[2]};
  padding-block: ${space[5]} ${space[6]};
`;

const key = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[5]};
`;

const short = (id: string): string => id.slice(0, 10);

/** Renders the two kinds of marks of a line: a state, and a name of the chart. */
const Line = ({ line }: { line: string }) =>
  line
    .split(/(\*\*.+?\*\*|`.+?`)/)
    .map((part, index) =>
      part.startsWith('**') ? (
        <b key={index}>{part.slice(2, -2)}</b>
      ) : part.startsWith('`') ? (
        <code key={index}>{part.slice(1, -1)}</code>
      ) : (
        part
      ),
    );

function ShownChange({
  chart: id,
  change: { state, drawing, width, height, pictures },
}: {
  chart: string;
  change: Change;
}) {
  const t = useText(changesText);
  const words = { state: nameOf(state), chart: titleOf(id) };
  return (
    <div className={change}>
      <figure>
        <figcaption>{t('drawingOf', words)}</figcaption>
        <div data-scrolls tabIndex={0} role="group" aria-label={t('drawingLabel', words)}>
          <img src={drawing} width={width} height={height} alt={t('drawingOf', words)} />
        </div>
      </figure>
      {(['before', 'after'] as const).map((when) => {
        const src = pictures[when];
        const caption = t(when === 'before' ? 'pictureBefore' : 'pictureAfter');
        return (
          src && (
            <figure key={when} data-picture>
              <figcaption>{caption}</figcaption>
              <img src={src} alt={t('pictureAlt', { ...words, when: caption })} loading="lazy" />
            </figure>
          )
        );
      })}
    </div>
  );
}

function ShownChart({ changed: { id, about, parts, changes } }: { changed: ChangedChart }) {
  const addresses = useAddresses();
  return (
    <section className={chart} aria-labelledby={`changed-${id}`}>
      <Heading level={2} size="md" id={`changed-${id}`}>
        <Link href={addresses.chart(id)} variant="quiet">
          {titleOf(id)}
        </Link>
      </Heading>
      {about && <Text>{about}</Text>}
      {parts.map(({ heading, lines }) => (
        <div key={heading}>
          <Heading level={3} size="xs">
            {heading}
          </Heading>
          <ul>
            {lines.map((line) => (
              <li key={line}>
                <Line line={line} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {changes.map((one) => (
        <ShownChange key={one.state} chart={id} change={one} />
      ))}
    </section>
  );
}

function Choose({ revisions, chosen }: Pick<ChangesPage, 'revisions' | 'chosen'>) {
  const t = useText(changesText);
  const options = revisions.map(({ id, day, subject }: Revision) => ({
    value: id,
    label: subject === '' ? t('now') : `${day} ${short(id)} ${subject}`,
  }));
  const [, lastCommit] = revisions;
  return (
    <form className={form} action="/charts/changes">
      <SelectField
        name="before"
        label={t('before')}
        options={options}
        defaultValue={chosen?.before ?? lastCommit?.id ?? 'now'}
      />
      <SelectField name="after" label={t('after')} options={options} defaultValue={chosen?.after ?? 'now'} />
      <Button type="submit">{t('compare')}</Button>
    </form>
  );
}

function Result({ page: { outcome, charts, unpictured } }: { page: ChangesPage }) {
  const t = useText(changesText);
  if (outcome === 'ask') return null;
  if (outcome === 'running' || outcome === 'closed')
    return (
      <Notice tone="info" title={t(`${outcome}Title`)}>
        {t(outcome)}
      </Notice>
    );
  if (outcome !== 'compared')
    return (
      <Notice tone="warning" title={t(`${outcome}Title`)}>
        {t(outcome)}
      </Notice>
    );
  if (charts.length === 0) return <Notice tone="success">{t('nothing')}</Notice>;
  return (
    <>
      <div className={summary}>
        <Heading level={2} size="md">
          {t('changed', { count: charts.length })}
        </Heading>
        <Text size="sm" tone="soft" className={key}>
          <span>{t('keyNew')}</span>
          <span>{t('keyGone')}</span>
          <span>{t('keyOther')}</span>
        </Text>
        {unpictured.map((id) => (
          <Text key={id} size="sm" tone="soft">
            {t('unpictured', {
              revision: id === 'now' ? t('now') : short(id),
              command: `npm run statebook${id === 'now' ? '' : ` -- --against ${short(id)}`}`,
            })}
          </Text>
        ))}
      </div>
      {charts.map((one) => (
        <ShownChart key={one.id} changed={one} />
      ))}
    </>
  );
}

/**
 * The page that compares two chosen revisions of the charts: the changes in words, in a drawing of both, and for a
 * shopper.
 */
export function ChangesView({ page }: { page: ChangesPage }) {
  const t = useText(changesText);
  const { revisions, chosen } = page;
  return (
    <GalleryFrame here="changes">
      <Container>
        <PageHead eyebrow={t('eyebrow')} title={t('title')}>
          <Text size="lg" tone="soft">
            {t('intro')}
          </Text>
        </PageHead>
        {revisions.length > 0 && <Choose revisions={revisions} chosen={chosen} />}
        <Result page={page} />
      </Container>
    </GalleryFrame>
  );
}
