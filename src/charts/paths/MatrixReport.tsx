import { css } from '@linaria/core';
import { Fragment } from 'react';
import { pathsText } from '#src/messages/paths.ts';
import { useText } from '#src/messages/text.ts';
import { visuallyHidden } from '#src/ui/text/Hidden.tsx';
import { Container } from '#src/ui/layout/Layout.tsx';
import { Link } from '#src/ui/text/Link.tsx';
import { Heading, Text } from '#src/ui/text/Text.tsx';
import { colour, media, radius, space, text } from '#src/ui/theme/tokens.ts';
import { stateAddress, useAddresses } from '../pages/addresses.ts';
import { GalleryFrame } from '../pages/GalleryFrame.tsx';
import { AnswerMark } from './AnswerMark.tsx';
import type { Answer, Cell, MatrixTable, Note } from '#src/chart-kit/records/matrix-table.ts';
import { ReportHead } from './ReportHead.tsx';
import type { MatrixData } from './report.types.ts';

const key = css`
  display: grid;
  gap: ${space[2]} ${space[5]};
  margin: 0 0 ${space[4]};
  padding: 0;
  list-style: none;
  font-size: ${text.sm};

  & li {
    display: grid;
    grid-template-columns: 1.5rem minmax(0, 1fr);
    align-items: center;
    gap: ${space[2]};
  }
  @media ${media.md} {
    grid-template-columns: repeat(3, minmax(0, max-content));
  }
`;

const scroller = css`
  /* What is only heard stays within it. */
  position: relative;
  overflow: auto;
  width: fit-content;
  max-width: 100%;
  max-height: 85dvh;
  border: 1px solid ${colour.line};
  border-radius: ${radius.md};
  background: ${colour.paper};

  &:focus-visible {
    outline: 2px solid ${colour.focus};
    outline-offset: 2px;
  }
  @media print {
    overflow: visible;
    max-height: none;
    border: 0;
  }
`;

const grid = css`
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${text.sm};

  & th,
  & td {
    border-block-end: 1px solid ${colour.line};
    border-inline-end: 1px solid ${colour.line};
  }
  & thead th {
    position: sticky;
    top: 0;
    z-index: 1;
    padding: ${space[3]} 0;
    background: ${colour.surface};
    vertical-align: bottom;
    font-weight: 500;
  }
  & thead th > span {
    display: inline-block;
    writing-mode: vertical-rl;
    transform: rotate(180deg);
    max-height: 15rem;
    white-space: nowrap;
    line-height: 1.2;
  }
  & thead th > a {
    display: grid;
    place-items: center;
    min-height: 1.5rem;
    margin-block-end: ${space[2]};
    color: ${colour.inkSoft};
    font-size: ${text.xs};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  & :is(thead, tbody) th:first-child {
    position: sticky;
    left: 0;
    z-index: 1;
    min-width: 9rem;
    max-width: min(18rem, 42vw);
    padding: ${space[2]} ${space[3]};
    background: ${colour.surface};
    text-align: start;
    font-weight: 600;
    overflow-wrap: break-word;
  }
  & thead th:first-child {
    z-index: 2;
  }
  & td {
    width: 2.5rem;
    min-width: 2.5rem;
    height: 2.5rem;
    padding: 0;
    text-align: center;
    vertical-align: middle;
  }
  & td[data-answer='taken'] {
    background: ${colour.successSoft};
  }
  & td[data-answer='impossible'] {
    background: ${colour.sunken};
  }
  & tbody tr:hover > td {
    box-shadow: inset 0 0 0 100vmax color-mix(in srgb, ${colour.ink} 7%, transparent);
  }
  @media print {
    font-size: ${text['2xs']};

    & td {
      width: 1.1rem;
      min-width: 1.1rem;
      height: 1.1rem;
      print-color-adjust: exact;
    }
  }
`;

const tried = css`
  padding-block-start: ${space[3]};
`;

const notesList = css`
  display: grid;
  gap: ${space[2]};
  max-width: 46rem;
  margin: ${space[3]} 0 0;
  padding-inline-start: ${space[5]};
  list-style: decimal;
  font-size: ${text.sm};

  & > li {
    scroll-margin-block-start: ${space[5]};
  }
  & > li::first-letter {
    text-transform: uppercase;
  }
  & > li:target {
    font-weight: 600;
  }
`;

const notesSection = css`
  padding-block-start: ${space[6]};
`;

/** An element that scrolls must be reachable by the keyboard. */
const reachable = { tabIndex: 0 } as const;

const answers = ['taken', 'ignored', 'impossible'] as const satisfies readonly Answer[];

/** States by events: which events each handles, which it ignores, and which its page cannot cause. */
export function MatrixReport({ data: { chart, parts, table, refused } }: { data: MatrixData }) {
  const t = useText(pathsText);
  return (
    <GalleryFrame here="paths">
      <Container>
        <ReportHead chart={chart} parts={parts} here="matrix" about={t('matrixIntro')} />
        <ul className={key}>
          {answers.map((answer) => (
            <li key={answer}>
              <AnswerMark answer={answer} />
              <span>
                <b>{t(answer)}</b> ({table.counts[answer]}): {t(`${answer}Hint`)}
              </span>
            </li>
          ))}
        </ul>
        <section className={scroller} aria-label={t('matrixScroll')} {...reachable}>
          <Table chart={chart} table={table} />
        </section>
        <Text size="sm" tone="soft" isNumeric className={tried}>
          {t('refusedAll', { count: refused })}
        </Text>
        {table.notes.length > 0 && (
          <section className={notesSection} aria-labelledby="notes">
            <Heading level={2} size="sm" id="notes">
              {t('notes')}
            </Heading>
            <ol className={notesList}>
              {table.notes.map((note, index) => (
                <li key={index} id={`note-${index + 1}`}>
                  <NoteWords note={note} />
                </li>
              ))}
            </ol>
          </section>
        )}
      </Container>
    </GalleryFrame>
  );
}

function NoteWords({ note }: { note: Note }) {
  const t = useText(pathsText);
  return <>{note.kind === 'noControl' ? t('noControl') : t('notFromPage', { reason: note.reason })}</>;
}

function Table({ chart, table: { events, rows, notes } }: { chart: string; table: MatrixTable }) {
  const t = useText(pathsText);
  const addresses = useAddresses();
  const why = ({ note }: Cell): string => {
    const found = note === undefined ? undefined : notes[note - 1];
    return found === undefined ? '' : found.kind === 'noControl' ? `: ${t('noControl')}` : `: ${found.reason}`;
  };
  return (
    <table className={grid}>
      <caption className={visuallyHidden}>{t('matrixCaption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('matrixState')}</th>
          {events.map(({ name, note }) => (
            <th key={name} scope="col">
              {note !== undefined && (
                <a href={`#note-${note}`}>
                  <span className={visuallyHidden}>{t('note')} </span>
                  {note}
                </a>
              )}
              <span>{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ state, cells }) => (
          <tr key={state}>
            <th scope="row">
              <Link href={stateAddress(addresses, chart, state)} variant="quiet">
                {state.split('.').map((part, index) => (
                  <Fragment key={index}>
                    {index > 0 && (
                      <>
                        .<wbr />
                      </>
                    )}
                    {part}
                  </Fragment>
                ))}
              </Link>
            </th>
            {cells.map((cell, index) => (
              <td
                key={events[index]?.name}
                data-answer={cell.answer}
                title={`${state}, ${events[index]?.name}: ${t(cell.answer)}${why(cell)}`}
              >
                <AnswerMark answer={cell.answer} />
                <span className={visuallyHidden}>{t(cell.answer)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
