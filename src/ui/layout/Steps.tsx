import { css, cx } from '@linaria/core';
import { VisuallyHidden } from '../text/Hidden.tsx';
import { Icon } from '../text/Icon.tsx';
import { useText } from '#src/messages/text.ts';
import { uiText } from '#src/messages/ui.ts';
import { Link } from '../text/Link.tsx';
import { colour, space, text } from '../theme/tokens.ts';

const steps = css`
  & ol {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: ${space[2]};
  }

  & li {
    position: relative;
    padding-block-start: ${space[3]};
    border-block-start: 3px solid ${colour.line};
    color: ${colour.inkSoft};
    font-size: ${text.sm};
    line-height: 1.3;
  }

  & li > :is(a, span) {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
    min-height: var(--target);
    margin-block-start: calc(-1 * ${space[2]});
  }

  & b {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }

  & li[data-state='done'] {
    border-color: ${colour.ink};
    color: ${colour.ink};
  }

  & li[data-state='current'] {
    border-color: ${colour.accent};
    color: ${colour.ink};
    font-weight: 600;
  }
`;

/** The steps of the checkout and the current one; completed steps may be links. */
export function Steps(props: {
  label: string;
  items: readonly { id: string; label: string; href?: string; onPress?: () => void }[];
  current: string;
  className?: string;
}) {
  const { label, items, current, className } = props;
  const t = useText(uiText);
  const here = items.findIndex(({ id }) => id === current);
  return (
    <nav aria-label={label} className={cx(steps, className)}>
      <ol>
        {items.map((step, place) => {
          const state = place < here ? 'done' : place === here ? 'current' : 'ahead';
          const inside = (
            <>
              {state === 'done' ? <Icon name="check" size="sm" /> : <b>{place + 1}</b>}
              {step.label}
              {state === 'done' && <VisuallyHidden> ({t('stepDone')})</VisuallyHidden>}
            </>
          );
          return (
            <li key={step.id} data-state={state}>
              {state === 'done' && step.href ? (
                <Link href={step.href} variant="quiet" onClick={step.onPress}>
                  {inside}
                </Link>
              ) : (
                <span aria-current={state === 'current' ? 'step' : undefined}>{inside}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
