import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import { type CompareRef, selectIds, selectProblem } from '#machines/compare/compare.selectors.ts';
import { comparePath, MOST_COMPARED } from '#src/domain/compare.ts';
import { inLocale } from '#src/domain/locale.ts';
import { compareTrayText } from '#src/messages/compare-tray.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { measuredBar } from '#src/ui/layout/measured-bar.ts';
import { Button, ButtonLink } from '#src/ui/text/Button.tsx';
import { colour, layer, media, radius, shadow, space, text } from '#src/ui/theme/tokens.ts';

const bar = css`
  position: fixed;
  z-index: ${layer.sticky};
  inset-block-end: calc(var(--above-thumb) + var(--edge));
  inset-inline: ${space[4]};
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[3]};
  align-items: center;
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${colour.line};
  border-radius: ${radius.md};
  background: ${colour.surface};
  box-shadow: ${shadow.raised};
  font-size: ${text.sm};

  & > div {
    flex: 1 1 5.5rem;
    line-height: 1.35;
  }

  @media ${media.md} {
    inset-inline: auto ${space[5]};
    width: 24rem;
  }

  @media ${media.low} {
    position: static;
    margin: ${space[4]};
  }

  @media print {
    display: none;
  }
`;

const compareBar = measuredBar('compare');

/** Says how many products are chosen, leads to their comparison, and clears the choice. */
export function CompareTrayView({ actor }: { actor: CompareRef }) {
  const t = useText(compareTrayText);
  const locale = useLocale();
  const ids = useSelector(actor, selectIds);
  const problem = useSelector(actor, selectProblem);
  if (ids.length === 0 && problem === null) return null;
  return (
    <section ref={compareBar} className={bar} aria-label={t('tray')}>
      <div role="status">
        <p>{t('chosen', { count: ids.length, most: MOST_COMPARED })}</p>
        {problem && <p>{t(problem, { most: MOST_COMPARED })}</p>}
      </div>
      <Button variant="quiet" size="sm" onClick={() => actor.send({ type: 'choice.cleared' })}>
        {t('clear')}
      </Button>
      <ButtonLink size="sm" href={inLocale(locale, comparePath(ids))}>
        {t('open')}
      </ButtonLink>
    </section>
  );
}
