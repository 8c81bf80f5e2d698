import { css } from '@linaria/core';
import { pathsText } from '#src/messages/paths.ts';
import { useText } from '#src/messages/text.ts';
import { Badge } from '#src/ui/text/Badge.tsx';
import { Disclosure } from '#src/ui/layout/Disclosure.tsx';
import { Link } from '#src/ui/text/Link.tsx';
import { Notice } from '#src/ui/text/Notice.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { colour, space, text } from '#src/ui/theme/tokens.ts';
import { eventWords, valueWords } from '../explain/wording.ts';
import { pathIdOf } from '#src/chart-kit/records/path-id.ts';
import type { PathStep } from '#src/chart-kit/records/record.types.ts';
import type { ShownPath } from './report.types.ts';
import { Storyboard } from './Storyboard.tsx';

const list = css`
  display: grid;
  margin-block-start: ${space[4]};
  border-block-start: 1px solid ${colour.line};

  /* On paper nobody can open one. */
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

const steps = css`
  columns: 24rem;
  column-gap: ${space[6]};
  margin: 0;
  padding: 0;
  list-style: decimal;
  font-size: ${text.sm};

  & > li {
    break-inside: avoid;
    margin-inline-start: 2.25rem;
    padding-block: ${space[1]};
    padding-inline-start: ${space[1]};
  }
  & > li::marker {
    color: ${colour.inkSoft};
    font-variant-numeric: tabular-nums;
  }
  & > li > span {
    color: ${colour.inkSoft};
  }
  & > [data-after] {
    color: ${colour.inkSoft};
    font-style: italic;
  }
  & > [data-failed] {
    border-inline-start: 3px solid ${colour.danger};
    background: ${colour.dangerSoft};
  }
`;

const body = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  & pre {
    margin: ${space[2]} 0 0;
    overflow-x: auto;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    font-size: ${text.xs};
  }
  & code {
    font-size: ${text.xs};
    overflow-wrap: anywhere;
  }
`;

function Steps({ path, steps: all }: { path: ShownPath; steps: readonly PathStep[] }) {
  const t = useText(pathsText);
  return (
    <ol className={steps} start={0}>
      <li>
        {t('opens')}
        {path.start !== '' && `, ${t('pathFrom', { start: path.start })}`}{' '}
        <span>→ {valueWords(path.initial.state)}</span>
      </li>
      {all.map(({ event, state }, index) => (
        <li
          key={index}
          data-failed={path.failure?.step === index || undefined}
          data-after={(path.failure && path.failure.step < index) || undefined}
        >
          {eventWords(event)} <span>→ {valueWords(state)}</span>
          {path.failure?.step === index && (
            <>
              {' '}
              <Badge tone="danger">{t('failedHere')}</Badge>
            </>
          )}
        </li>
      ))}
    </ol>
  );
}

function Path({ path, hasPictures }: { path: ShownPath; hasPictures: boolean }) {
  const t = useText(pathsText);
  const { passed, failure, start, count, end, file, command } = path;
  const number = pathIdOf(path);
  const outcome = passed
    ? t('passed')
    : failure && failure.step >= 0
      ? t('failedAt', { step: failure.step + 1 })
      : t('failedAtStart');
  return (
    <Disclosure
      isOpen={!passed}
      title={
        <>
          <b>{number}</b> · {t('pathTo', { steps: t('steps', { count }), state: valueWords(end) })}
          {start !== '' && `, ${t('pathFrom', { start })}`}
        </>
      }
      aside={passed ? outcome : <Badge tone="danger">{outcome}</Badge>}
    >
      <div className={body}>
        {failure && (
          <Notice tone="error" title={outcome}>
            <pre>{failure.message}</pre>
          </Notice>
        )}
        {hasPictures && path.steps && <Storyboard path={path} steps={path.steps} number={number} />}
        {path.steps && <Steps path={path} steps={path.steps} />}
        {file && (
          <p>
            <Link href={file}>{t('asText', { count: count.toLocaleString('en-US') })}</Link>
          </p>
        )}
        <Text size="sm" tone="soft">
          {t('again')}: <code>{command}</code>
        </Text>
      </div>
    </Disclosure>
  );
}

/** Every path of a level, failed ones first and open. */
export function PathList({ paths, hasPictures }: { paths: readonly ShownPath[]; hasPictures: boolean }) {
  return (
    <div className={list}>
      {paths.map((path) => (
        <Path key={path.name} path={path} hasPictures={hasPictures} />
      ))}
    </div>
  );
}
