import { css } from '@linaria/core';
import type { Funnels } from '#openapi/generated/waymark.gen.ts';
import { funnelText } from '#src/messages/funnel.ts';
import { useText } from '#src/messages/text.ts';
import { ButtonLink } from '#src/ui/text/Button.tsx';
import { EmptyState } from '#src/ui/text/EmptyState.tsx';
import { Container } from '#src/ui/layout/Layout.tsx';
import { Link } from '#src/ui/text/Link.tsx';
import { Notice } from '#src/ui/text/Notice.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { colour, media, radius, space } from '#src/ui/theme/tokens.ts';
import { GalleryFrame } from '../pages/GalleryFrame.tsx';
import { PageHead } from '../pages/PageHead.tsx';
import { areaOf, titleOf } from '../pages/areas.ts';
import { Choices, funnelAddress } from './Choices.tsx';
import type { Chosen } from './chosen.ts';
import { number } from './format.ts';

const list = css`
  display: grid;
  margin: ${space[5]} 0 0;
  padding: 0;
  list-style: none;

  & li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space[2]} ${space[4]};
    align-items: center;
    padding-block: ${space[4]};
    border-block-end: 1px solid ${colour.line};
  }
  & li:hover {
    background: ${colour.surface};
  }
  /* All of the line is the link, whose name is its title. */
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & span[aria-hidden] {
    grid-column: 1 / -1;
    height: 0.5rem;
    border-radius: ${radius.round};
    background: linear-gradient(90deg, ${colour.moss} var(--share), ${colour.sunken} var(--share));
  }

  @media ${media.md} {
    & li {
      grid-template-columns: 13rem minmax(0, 1fr) 8rem;
    }
    & li > p {
      grid-row: 1;
      grid-column: 3;
      text-align: end;
    }
    & span[aria-hidden] {
      grid-column: 2;
    }
  }
`;

/** The checkout first, then the order of the gallery. */
const placeOf = (chart: string): number => (chart === 'checkout' ? -1 : areaOrder(chart));
const areas = ['Checkout', 'Shopping', 'Way', 'Page', 'Account', 'Content', 'Gallery', 'Other'];
const areaOrder = (chart: string): number => areas.indexOf(areaOf(chart).area) * 100 + areaOf(chart).place;

/** Every chart that was used, with its numbers. `null` if the shop does not publish its counts. */
export function FunnelIndex({ funnels, chosen }: { funnels: Funnels | null; chosen: Chosen }) {
  const t = useText(funnelText);
  return (
    <GalleryFrame here="funnel">
      <Container>
        <PageHead eyebrow={t('eyebrow')} title={t('title')}>
          <Text>{t('intro')}</Text>
        </PageHead>
        {funnels ? <Lines funnels={funnels} chosen={chosen} /> : <FunnelsClosed />}
      </Container>
    </GalleryFrame>
  );
}

/** Shown in place of counts that are not public. */
function FunnelsClosed() {
  const t = useText(funnelText);
  return (
    <EmptyState title={t('closed')} action={<ButtonLink href="/charts">{t('toGallery')}</ButtonLink>}>
      {t('closedMore')}
    </EmptyState>
  );
}

function Lines({ funnels, chosen }: { funnels: Funnels; chosen: Chosen }) {
  const t = useText(funnelText);
  const charts = funnels.charts.toSorted((one, other) => placeOf(one.chart) - placeOf(other.chart));
  const most = Math.max(1, ...charts.map(({ visits }) => visits));
  return (
    <>
      <Choices path="funnel" chosen={chosen} />
      {chosen.source === 'generated' && charts.length > 0 && (
        <Notice title={t('generatedNote')}>{t('generatedMore')}</Notice>
      )}
      {charts.length === 0 ? (
        <EmptyState
          title={t('nobody')}
          action={
            chosen.source === 'visitors' && (
              <ButtonLink href={funnelAddress('funnel', { ...chosen, source: 'generated' })}>
                {t('showGenerated')}
              </ButtonLink>
            )
          }
        >
          {t('nobodyMore')}
        </EmptyState>
      ) : (
        <ul className={list}>
          {charts.map(({ chart, visits }) => (
            <li key={chart}>
              <Link href={funnelAddress(`${chart}/funnel`, chosen)}>{titleOf(chart)}</Link>
              <Text size="sm" tone="soft" isNumeric>
                {t('visits', { count: visits }).replace(String(visits), number.format(visits))}
              </Text>
              <span aria-hidden="true" style={{ ['--share' as string]: `${(visits / most) * 100}%` }} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
