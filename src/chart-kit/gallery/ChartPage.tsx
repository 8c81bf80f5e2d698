import { Fragment } from 'react';
import type { ChartModel } from '../chart/chart-model.ts';
import { anchorOf, inheritedWays, nameOf, type Way, waysOut } from '../explain/explain.ts';
import { wayInWords } from '../explain/sentences.ts';
import type { Count, PathsRecord } from '../records/record.types.ts';

const ofHowMany = ({ covered, total }: Count): string => `${covered} of ${total}`;

function WayList({ ways }: { ways: readonly Way[] }) {
  return (
    <ul>
      {ways.map((way) => (
        <li key={way.id}>{wayInWords(way)}</li>
      ))}
    </ul>
  );
}

function States({ model }: { model: ChartModel }) {
  // The chart itself is described above: it is listed for what holds everywhere in it.
  const listed = model.nodes.filter(
    ({ id, invokes, parent }) => parent !== null || invokes.length > 0 || waysOut(model, id).length > 0,
  );
  return listed.map(({ id, description, invokes, parent, type }) => (
    <section key={id} id={anchorOf(id)}>
      <h3>{nameOf(id)}</h3>
      {parent !== null && <p>{description}</p>}
      {invokes.length > 0 && <p>Runs {invokes.map((invoke) => invoke.id).join(', ')}.</p>}
      {type === 'final' && <p>Here it ends.</p>}
      <WayList ways={waysOut(model, id)} />
      {inheritedWays(model, id).map(({ from, ways }) => (
        <div key={from}>
          <p>As everywhere in {nameOf(from)}:</p>
          <WayList ways={ways} />
        </div>
      ))}
    </section>
  ));
}

function Paths({ record: { coverage, paths, unreachable } }: { record: PathsRecord }) {
  return (
    <section>
      <h2>Generated paths</h2>
      <p>
        They take {ofHowMany(coverage.states)} states and {ofHowMany(coverage.transitions)} transitions.
      </p>
      {unreachable.length > 0 && (
        <ul>
          {unreachable.map(({ name, reason }) => (
            <li key={name}>
              {name} is not taken: {reason}
            </li>
          ))}
        </ul>
      )}
      {paths.map(({ name, initial, steps, passed, failure }) => (
        <details key={name}>
          <summary>
            {name}
            {!passed && ' (failed)'}
          </summary>
          <p>It begins in {initial.state}.</p>
          <ol>
            {steps.map(({ event, state }, index) => (
              <li key={index}>
                {event}: {state}
              </li>
            ))}
          </ol>
          {failure && <pre>{failure.message}</pre>}
        </details>
      ))}
    </section>
  );
}

/** A chart: its drawing, its states in words, and the paths that were generated for it. */
export function ChartPage({
  model,
  svg,
  files,
  record,
}: {
  model: ChartModel;
  svg: string;
  files: readonly string[];
  record?: PathsRecord | undefined;
}) {
  return (
    <>
      <p>
        <a href="index.html">All charts</a>
      </p>
      <h1>{model.id}</h1>
      <p>{model.description}</p>
      <figure dangerouslySetInnerHTML={{ __html: svg }} />
      <p>
        As a file:{' '}
        {files.map((file, index) => (
          <Fragment key={file}>
            {index > 0 && ', '}
            <a href={file} download>
              {file}
            </a>
          </Fragment>
        ))}
      </p>
      <h2>States</h2>
      <States model={model} />
      {record && <Paths record={record} />}
    </>
  );
}
