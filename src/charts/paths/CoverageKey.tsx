import { css } from '@linaria/core';
import { pathsText } from '#src/messages/paths.ts';
import { useText } from '#src/messages/text.ts';
import { space, text } from '#src/ui/theme/tokens.ts';
import type { Mark } from '#src/chart-kit/draw/marks.ts';
import { drawingStyles } from '../drawing/styles.ts';

const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[5]};
  margin: ${space[3]} 0 0;
  padding: 0;
  list-style: none;
  font-size: ${text.sm};

  & li {
    display: flex;
    align-items: center;
    gap: ${space[2]};
  }
`;

const keys = { good: 'keyGood', bad: 'keyBad', changed: 'keyChanged', quiet: 'keyQuiet' } as const;

/** The legend of a drawing's coverage colours, with the number of each. */
export function CoverageKey({ marks }: { marks: readonly [string, Mark][] }) {
  const t = useText(pathsText);
  const counts = Map.groupBy(marks, ([, { look }]) => look);
  const isPartly = counts.has('good') && counts.has('bad');
  return (
    <ul className={list}>
      {(['good', 'bad', 'changed', 'quiet'] as const)
        .filter((look) => (look === 'changed' ? isPartly : look === 'good' || counts.has(look)))
        .map((look) => (
          <li key={look}>
            <svg className={drawingStyles} viewBox="0 0 56 24" width="56" height="24" aria-hidden="true">
              <g data-box="state" data-mark={look}>
                <rect data-part="shape" x="2" y="4" width="22" height="16" rx="4" />
              </g>
              <g data-line data-kind="event" data-mark={look}>
                <path data-part="line" d="M26 12h20" style={look === 'bad' ? { strokeWidth: 3 } : undefined} />
                <path data-part="tip" d="M54 12l-9 4v-8z" />
              </g>
            </svg>
            {t(keys[look])}
          </li>
        ))}
    </ul>
  );
}
