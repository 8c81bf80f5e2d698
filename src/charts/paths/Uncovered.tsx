import { css } from '@linaria/core';
import { pathsText } from '#src/messages/paths.ts';
import { useText } from '#src/messages/text.ts';
import { Heading, Text } from '#src/ui/text/Text.tsx';
import { colour, media, space, text } from '#src/ui/theme/tokens.ts';
import type { Coverage } from '#src/chart-kit/records/record.types.ts';
import type { LevelData } from './report.types.ts';

const section = css`
  display: grid;
  gap: ${space[3]};
  padding-block-start: ${space[7]};
`;

const names = css`
  display: grid;
  gap: ${space[1]};
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${text.sm};
  overflow-wrap: anywhere;

  [data-lacks] & > li {
    padding-inline-start: ${space[3]};
    border-inline-start: 3px dashed ${colour.danger};
  }
`;

const reasons = css`
  display: grid;
  margin: 0;

  & > div {
    display: grid;
    gap: ${space[2]} ${space[5]};
    padding-block: ${space[3]};
    border-block-start: 1px solid ${colour.line};
  }
  & dt {
    font-weight: 600;
  }
  & dt::first-letter {
    text-transform: uppercase;
  }
  & dd {
    margin: 0;
    color: ${colour.inkSoft};
  }
  @media ${media.lg} {
    & > div {
      grid-template-columns: 22rem minmax(0, 1fr);
    }
  }
  @media print {
    & > div {
      break-inside: avoid;
    }
  }
`;

const kinds = { states: 'missingStates', transitions: 'missingTransitions', pairs: 'missingPairs' } as const;

function Names({ list }: { list: readonly string[] }) {
  return (
    <ul className={names}>
      {list.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}

/** The names that a level should have covered, and by reason those that it cannot. */
export function Uncovered({ coverage, declared }: { coverage: Coverage; declared: LevelData['declared'] }) {
  const t = useText(pathsText);
  const missing = (['states', 'transitions', 'pairs'] as const).filter((kind) => coverage[kind].missing.length > 0);
  return (
    <>
      {missing.length > 0 && (
        <section className={section} aria-labelledby="missing" data-lacks>
          <Heading level={2} size="md" id="missing">
            {t('missing')}
          </Heading>
          {missing.map((kind) => (
            <div key={kind}>
              <Heading level={3} size="xs">
                {t(kinds[kind])}
              </Heading>
              <Names list={coverage[kind].missing} />
            </div>
          ))}
        </section>
      )}
      {declared.length > 0 && (
        <section className={section} aria-labelledby="declared">
          <Heading level={2} size="md" id="declared">
            {t('declared')}
          </Heading>
          <Text tone="soft">{t('declaredIntro')}</Text>
          <dl className={reasons}>
            {declared.map(({ reason, names: list }) => (
              <div key={reason}>
                <dt>{reason}</dt>
                <dd>
                  <Names list={list} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  );
}
