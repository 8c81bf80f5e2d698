import { css } from '@linaria/core';
import { storePagesText } from '#src/messages/store-pages.ts';
import { useText } from '#src/messages/text.ts';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { colour, radius } from '#src/ui/theme/tokens.ts';
import { drawMap, type MapPlace } from './map-points.ts';

const frame = css`
  display: block;
  width: 100%;
  max-width: 30rem;
  height: auto;
  border: 1px solid ${colour.line};
  border-radius: ${radius.sm};
  background: ${colour.mossSoft};

  & line {
    stroke: ${colour.line};
  }

  & circle {
    fill: ${colour.moss};
    stroke: ${colour.surface};
    stroke-width: 1.5;
  }

  & [data-chosen] circle {
    fill: ${colour.accent};
    stroke: ${colour.ink};
  }

  & text {
    fill: ${colour.ink};
    font-size: 12px;
  }

  & [data-chosen] text {
    font-weight: 650;
  }
`;

/** A map that is drawn from coordinates alone. The list beside it says the same in words. */
export function StoreMap({ label, places }: { label: string; places: readonly MapPlace[] }) {
  const t = useText(storePagesText);
  const { width, height, meridians, parallels, places: drawn } = drawMap(places);
  return (
    <Stack gap={2}>
      <svg className={frame} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        {meridians.map((x) => (
          <line key={`x${x}`} x1={x} x2={x} y1={0} y2={height} />
        ))}
        {parallels.map((y) => (
          <line key={`y${y}`} x1={0} x2={width} y1={y} y2={y} />
        ))}
        {drawn.toReversed().map(({ id, x, y, isChosen, label: name }) => (
          <g key={id} data-chosen={isChosen || undefined}>
            <circle cx={x} cy={y} r={isChosen ? 7 : 4.5} />
            {name && (
              <text x={name.x} y={name.y} textAnchor={name.anchor}>
                {name.text}
              </text>
            )}
          </g>
        ))}
      </svg>
      <Text size="xs" tone="soft">
        {t('north')}
      </Text>
    </Stack>
  );
}
