import { css } from '@linaria/core';
import { chartsText } from '#src/messages/charts.ts';
import { useText } from '#src/messages/text.ts';
import { Disclosure } from '#src/ui/layout/Disclosure.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { space, text } from '#src/ui/theme/tokens.ts';
import { GlyphIcon, glyphPaths } from '#src/chart-kit/draw/Glyph.tsx';
import { drawingStyles } from './styles.ts';

const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(21rem, 100%), 1fr));
  gap: ${space[2]} ${space[5]};
  margin: 0;
  padding: ${space[2]} 0 ${space[4]};
  list-style: none;
  font-size: ${text.sm};

  & li {
    display: grid;
    grid-template-columns: 3.5rem 1fr;
    align-items: center;
    gap: ${space[3]};
  }
  & svg {
    justify-self: end;
  }
`;

/** A collapsed element cannot be opened on paper. */
const onPaper = css`
  @media print {
    & details::details-content {
      content-visibility: visible;
      display: block;
      block-size: auto;
    }
    & summary::after {
      content: none;
    }
  }
`;

const glyph = css`
  width: 1rem;
  height: 1rem;
`;

const lines = [
  ['event', 'legendEvent'],
  ['after', 'legendAfter'],
  ['done', 'legendDone'],
  ['error', 'legendError'],
  ['always', 'legendAlways'],
] as const;
const icons = [
  ['invoke', 'legendInvoke'],
  ['entry', 'legendEntry'],
  ['exit', 'legendExit'],
  ['again', 'legendAgain'],
  ['ways', 'legendWays'],
  ['folded', 'legendFolded'],
  ['beside', 'legendBeside'],
] as const;

/** The legend of a drawing's shapes, lines and glyphs. */
export function Legend() {
  const t = useText(chartsText);
  return (
    <div className={onPaper}>
      <Disclosure title={t('legend')}>
        <ul className={list}>
          {lines.map(([kind, key]) => (
            <li key={kind}>
              <svg className={drawingStyles} viewBox="0 0 56 16" width="56" height="16" aria-hidden="true">
                <g data-line data-kind={kind}>
                  <path data-part="line" d="M18 8h28" />
                  <path data-part="tip" d="M54 8l-9 4v-8z" />
                </g>
                <g data-row data-kind={kind}>
                  <path data-glyph={kind} d={glyphPaths[kind]} transform="translate(1 2)" />
                </g>
              </svg>
              {t(key)}
            </li>
          ))}
          {icons.map(([icon, key]) => (
            <li key={icon}>
              <GlyphIcon icon={icon} className={glyph} />
              {t(key)}
            </li>
          ))}
          {(['initial', 'final', 'closed', 'group', 'region', 'sign'] as const).map((shape) => (
            <li key={shape}>
              <svg className={drawingStyles} viewBox="0 0 56 24" width="56" height="24" aria-hidden="true">
                <g data-box={shape}>{shapes[shape]}</g>
              </svg>
              {t(keys[shape])}
            </li>
          ))}
        </ul>
        <Text size="sm" tone="soft">
          {t('legendActions')}
        </Text>
      </Disclosure>
    </div>
  );
}

const keys = {
  initial: 'legendInitial',
  final: 'legendFinal',
  closed: 'legendClosed',
  group: 'legendGroup',
  region: 'legendRegion',
  sign: 'legendSign',
} as const;
const plain = <rect data-part="shape" x="10" y="2" width="44" height="20" rx="5" />;
const shapes = {
  initial: <circle cx="46" cy="12" r="6" />,
  final: (
    <>
      {plain}
      <rect data-part="ring" x="13" y="5" width="38" height="14" rx="3" />
    </>
  ),
  closed: (
    <>
      <rect data-part="sheet" x="13" y="5" width="42" height="18" rx="5" />
      <rect data-part="shape" x="9" y="1" width="42" height="18" rx="5" />
    </>
  ),
  group: plain,
  region: plain,
  sign: (
    <>
      <rect data-part="shape" x="10" y="3" width="44" height="18" rx="9" />
      <path data-glyph="ways" d="M1 6h9M7 3l3 3-3 3" transform="translate(26 6)" />
    </>
  ),
};
