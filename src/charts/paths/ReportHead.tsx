import { css } from '@linaria/core';
import { pathsText } from '#src/messages/paths.ts';
import { useText } from '#src/messages/text.ts';
import { Breadcrumbs } from '#src/ui/text/Breadcrumbs.tsx';
import { ChipLink } from '#src/ui/text/Chip.tsx';
import { Link } from '#src/ui/text/Link.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { space, text } from '#src/ui/theme/tokens.ts';
import { useAddresses } from '../pages/addresses.ts';
import { PageHead } from '../pages/PageHead.tsx';
import { titleOf } from '../pages/areas.ts';
import type { Part } from './report.types.ts';

const turn = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[5]};
  margin-block-end: ${space[5]};

  & > nav {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
  }
  & > p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[5]};
    font-size: ${text.sm};
  }
  & > p a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
  }
  @media print {
    display: none;
  }
`;

/** The head of every page on one chart: breadcrumbs, its subject, and links to its other pages. */
export function ReportHead({
  chart,
  parts,
  here,
  about,
}: {
  chart: string;
  parts: readonly Part[];
  here: Part;
  about: string;
}) {
  const t = useText(pathsText);
  const addresses = useAddresses();
  const { paths } = addresses;
  const book = addresses.book(chart);
  return (
    <>
      <Breadcrumbs
        label={t('youAreHere')}
        items={[{ label: t('name'), href: paths?.index ?? '' }, { label: titleOf(chart) }]}
      />
      <PageHead eyebrow={t(`${here}Level`)} title={titleOf(chart)} size="lg">
        <Text tone="soft">{about}</Text>
      </PageHead>
      <div className={turn}>
        <nav aria-label={t('partsOf', { chart: titleOf(chart) })}>
          {parts.map((part) => (
            <ChipLink key={part} href={paths?.of(chart, part) ?? ''} isSelected={part === here}>
              {t(part)}
            </ChipLink>
          ))}
        </nav>
        <p>
          <Link href={addresses.chart(chart)} variant="quiet">
            {t('seeChart')}
          </Link>
          {book && (
            <Link href={book} variant="quiet">
              {t('seeBook')}
            </Link>
          )}
        </p>
      </div>
    </>
  );
}
