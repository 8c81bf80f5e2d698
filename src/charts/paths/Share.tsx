import { css } from '@linaria/core';
import { pathsText } from '#src/messages/paths.ts';
import { useText } from '#src/messages/text.ts';
import { colour, radius, space, text } from '#src/ui/theme/tokens.ts';
import type { Count } from '#src/chart-kit/records/record.types.ts';

const share = css`
  display: grid;
  gap: ${space[1]};
  min-width: 5.5rem;
  max-width: 10rem;

  & > small {
    font-size: ${text.xs};
    color: ${colour.inkSoft};
  }
  &[data-counted] > span {
    color: ${colour.inkSoft};
    font-weight: 400;
  }
  &[data-lacks] > span {
    color: ${colour.danger};
    font-weight: 650;
  }
`;

/** The covered share of the whole, and beside it what cannot be caused. */
const bar = css`
  display: flex;
  overflow: hidden;
  height: 4px;
  border-radius: ${radius.round};
  background: ${colour.dangerSoft};

  & > [data-of='covered'] {
    background: ${colour.success};
  }
  & > [data-of='declared'] {
    background: ${colour.line};
  }
`;

const part = (count: number, total: number) => ({ width: `${total === 0 ? 0 : (count / total) * 100}%` });

/**
 * `29 of 30` with a bar, and the number that is declared unreachable; without a bar if full coverage is not required.
 */
export function Share({
  count: { covered, total, missing, unreachable },
  isAsked = true,
}: {
  count: Count;
  isAsked?: boolean;
}) {
  const t = useText(pathsText);
  return (
    <div className={share} data-lacks={missing.length > 0 || undefined} data-counted={!isAsked || undefined}>
      <span>{t('of', { covered, total })}</span>
      {isAsked && (
        <div className={bar}>
          <span data-of="covered" style={part(covered, total)} />
          <span data-of="declared" style={part(unreachable.length, total)} />
        </div>
      )}
      {unreachable.length > 0 && <small>{t('declaredCount', { count: unreachable.length })}</small>}
    </div>
  );
}
