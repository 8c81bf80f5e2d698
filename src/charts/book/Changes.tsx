import { css } from '@linaria/core';
import { statebookText } from '#src/messages/statebook.ts';
import { useText } from '#src/messages/text.ts';
import { Breadcrumbs } from '#src/ui/text/Breadcrumbs.tsx';
import { Container, Stack } from '#src/ui/layout/Layout.tsx';
import { Link } from '#src/ui/text/Link.tsx';
import { Heading, Text } from '#src/ui/text/Text.tsx';
import { colour, media, space, text } from '#src/ui/theme/tokens.ts';
import { GalleryFrame } from '../pages/GalleryFrame.tsx';
import { titleOf } from '../pages/areas.ts';
import { type Change, type Comparison, pageOf, type PictureChange, pictureOf } from './book.ts';
import { useRoot } from './context.ts';

const kindOf = css`
  padding-block-start: ${space[6]};

  & > h2 {
    padding-block-end: ${space[4]};
  }
`;

const change = css`
  display: grid;
  gap: ${space[3]};
  padding-block: ${space[5]};
  border-block-start: 1px solid ${colour.line};

  & h3 {
    overflow-wrap: anywhere;
  }
`;

const three = css`
  display: grid;
  gap: ${space[4]};
  align-items: start;

  & figure {
    min-width: 0;
  }
  & figcaption {
    padding-block-end: ${space[1]};
    font-size: ${text.sm};
    color: ${colour.inkSoft};
  }
  & img {
    border: 1px solid ${colour.line};
  }
  @media ${media.md} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const KINDS = ['changed', 'added', 'removed'] as const satisfies readonly Change[];

function Pictures({ chart, entry, width, change: kind }: PictureChange) {
  const t = useText(statebookText);
  const root = useRoot();
  const path = encodeURI(pictureOf(chart, entry, width));
  const shown = [
    ...(kind === 'added' ? [] : [{ label: t('was'), src: `${root}/before/${path}` }]),
    ...(kind === 'removed' ? [] : [{ label: t('is'), src: `${root}/${path}` }]),
    ...(kind === 'changed' ? [{ label: t('difference'), src: `${root}/difference/${path}` }] : []),
  ];
  return (
    <div className={three}>
      {shown.map(({ label, src }) => (
        <figure key={label}>
          <figcaption>{label}</figcaption>
          <img src={src} alt={`${label}: ${entry}`} loading="lazy" />
        </figure>
      ))}
    </div>
  );
}

/** Every picture that differs from that of another revision. */
export function Changes({ comparison }: { comparison: Comparison }) {
  const t = useText(statebookText);
  const root = useRoot();
  const { revision, commit, changes, unchanged } = comparison;
  return (
    <GalleryFrame here="statebook">
      <Container>
        <Breadcrumbs
          label={t('name')}
          items={[{ label: t('name'), href: `${root}/index.html` }, { label: t('comparedWith', { revision }) }]}
        />
        <Stack gap={3}>
          <Heading level={1} size="lg">
            {changes.length > 0 ? t('changesTitle', { revision }) : t('nothingChanged')}
          </Heading>
          <Text tone="soft" isNumeric>
            {KINDS.filter((kind) => changes.some((one) => one.change === kind))
              .map((kind) => `${t(kind, { count: changes.filter((one) => one.change === kind).length })} · `)
              .join('')}
            {t('unchanged', { count: unchanged })} · <code>{commit.slice(0, 10)}</code>
          </Text>
        </Stack>
        {KINDS.map((kind) => {
          const here = changes.filter((one) => one.change === kind);
          return (
            here.length > 0 && (
              <section key={kind} className={kindOf}>
                <Heading level={2} size="md">
                  {t(kind, { count: here.length })}
                </Heading>
                {here.map((one) => (
                  <article key={`${one.chart} ${one.entry} ${one.width}`} className={change}>
                    <div>
                      <Heading level={3} size="xs">
                        {kind === 'removed' ? (
                          `${titleOf(one.chart)}: ${one.entry}`
                        ) : (
                          <Link href={`${root}/${encodeURI(pageOf(one.chart, one.entry))}`}>
                            {titleOf(one.chart)}: {one.entry}
                          </Link>
                        )}
                      </Heading>
                      <Text size="sm" tone="soft" isNumeric>
                        {t('at', { width: one.width })}
                        {kind === 'changed' && ` · ${t('pixels', { count: one.pixels })}`}
                      </Text>
                    </div>
                    <Pictures {...one} />
                  </article>
                ))}
              </section>
            )
          );
        })}
      </Container>
    </GalleryFrame>
  );
}
