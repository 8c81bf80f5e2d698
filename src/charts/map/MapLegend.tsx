import { css } from '@linaria/core';
import { chartsText } from '#src/messages/charts.ts';
import { useText } from '#src/messages/text.ts';
import { space, text } from '#src/ui/theme/tokens.ts';
import { drawingStyles } from '../drawing/styles.ts';

const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[5]};
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${text.sm};

  & li {
    display: flex;
    align-items: center;
    gap: ${space[3]};
  }
`;

const lines = [
  ['starts', 'mapLegendStarts'],
  ['tells', 'mapLegendTells'],
  ['hears', 'mapLegendHears'],
] as const;

/** The legend of the map's lines. */
export function MapLegend() {
  const t = useText(chartsText);
  return (
    <ul className={list}>
      {lines.map(([kind, key]) => (
        <li key={kind}>
          <svg className={drawingStyles} viewBox="0 0 44 16" width="44" height="16" aria-hidden="true">
            <g data-line data-kind={kind}>
              <path data-part="line" d="M2 8h33" />
              <path data-part="tip" d="M43 8l-9 4v-8z" />
            </g>
          </svg>
          {t(key)}
        </li>
      ))}
    </ul>
  );
}
