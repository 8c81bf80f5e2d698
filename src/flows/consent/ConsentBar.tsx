import { css } from '@linaria/core';
import { consentText } from '#src/messages/consent.ts';
import { useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { measuredBar } from '#src/ui/layout/measured-bar.ts';
import { colour, layer, media, radius, shadow, space, text, title } from '#src/ui/theme/tokens.ts';
import type { ConsentRef } from './consent.ref.ts';

const bar = css`
  position: fixed;
  z-index: ${layer.header};
  inset-inline: ${space[3]};
  inset-block-end: calc(var(--above-store) + var(--edge));
  display: grid;
  gap: ${space[3]};
  max-width: 68rem;
  max-height: 50dvh;
  margin-inline: auto;
  padding: ${space[4]};
  overflow-y: auto;
  border: 1px solid ${colour.line};
  border-radius: ${radius.md};
  background: ${colour.surface};
  color: ${colour.ink};
  box-shadow: ${shadow.overlay};

  & h2 {
    margin-block-end: ${space[1]};
    font-size: ${title.xs};
  }

  & p {
    max-width: 40rem;
    color: ${colour.inkSoft};
    font-size: ${text.sm};
    line-height: 1.4;
  }

  @media ${media.md} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space[6]};
    padding: ${space[5]};
  }

  /* A very low window has no space for a fixed bar: it is at the top of the page. */
  @media ${media.lowest} {
    position: static;
    max-height: none;
    margin: ${space[3]};
  }

  @media print {
    display: none;
  }
`;

/** All answers have the same width and weight, so that none is easier to choose. */
const answers = css`
  display: grid;
  /* Side by side on a phone: the bar covers at most a third of the screen, and the page stays readable. */
  grid-template-columns: repeat(auto-fit, minmax(6.5rem, 1fr));
  gap: ${space[2]};

  & > button {
    padding-inline: ${space[2]};
    line-height: 1.2;
    white-space: normal;
  }

  @media ${media.md} {
    grid-template-columns: none;
    min-width: 13rem;
  }

  /* Stacked buttons made the bar so high that it covered controls of the page. */
  @media ${media.lg} {
    grid-template-columns: repeat(3, minmax(9rem, 1fr));
  }
`;

const consentBar = measuredBar('consent');

/** Asks for consent without blocking the page. */
export function ConsentBar({ actor }: { actor: ConsentRef }) {
  const t = useText(consentText);
  return (
    <section ref={consentBar} className={bar} aria-label={t('banner')} data-consent-bar>
      <div>
        <h2>{t('bannerTitle')}</h2>
        <p>{t('bannerText')}</p>
      </div>
      <div className={answers}>
        <Button variant="secondary" size="sm" onClick={() => actor.send({ type: 'everything.accepted' })}>
          {t('acceptAll')}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => actor.send({ type: 'necessary.accepted' })}>
          {t('onlyNecessary')}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => actor.send({ type: 'choice.opened' })}>
          {t('choose')}
        </Button>
      </div>
    </section>
  );
}
