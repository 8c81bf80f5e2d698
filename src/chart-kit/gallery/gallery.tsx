import type { AnyStateMachine } from 'xstate';
import { type ChartModel, chartModelOf } from '../chart/chart-model.ts';
import { drawingsOf } from '../draw/chapters.ts';
import { type Look, plainLook } from '../draw/palette.ts';
import { configOf } from '../files/config.ts';
import { mermaidOf } from '../files/mermaid.ts';
import { svgOf } from '../files/svg.tsx';
import type { PathsRecord } from '../records/record.types.ts';
import { ChartPage } from './ChartPage.tsx';
import { pageOf } from './page.tsx';

/** A chart to be shown, with what its generated paths cover, if these were walked. */
export interface Exhibit {
  readonly machine: AnyStateMachine;
  readonly record?: PathsRecord;
}

export interface GalleryFile {
  /** Its name; all files are in one folder. */
  readonly file: string;
  readonly content: string;
}

interface Shown {
  readonly model: ChartModel;
  readonly record: PathsRecord | undefined;
}

const statesIn = ({ nodes }: ChartModel): number => nodes.length - 1;

function Index({ title, shown }: { title: string; shown: readonly Shown[] }) {
  return (
    <>
      <h1>{title}</h1>
      <table>
        <thead>
          <tr>
            {['Chart', 'States', 'Transitions', 'Taken by paths'].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ model, record }) => (
            <tr key={model.id}>
              <td>
                <a href={`${model.id}.html`}>{model.id}</a>
                <br />
                <small>{model.description}</small>
              </td>
              <td>{statesIn(model)}</td>
              <td>{model.edges.length}</td>
              <td>{record && `${record.coverage.transitions.covered} of ${record.coverage.transitions.total}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/**
 * Returns a static gallery: an index, and for each chart a page and its files as SVG, Mermaid and JSON. The names of
 * the files are the ids of the charts.
 */
export async function galleryOf(
  exhibits: readonly Exhibit[],
  { title = 'Charts', look = plainLook }: { title?: string; look?: Look } = {},
): Promise<GalleryFile[]> {
  const shown: Shown[] = [];
  const files: GalleryFile[] = [];
  for (const { machine, record } of exhibits) {
    const model = chartModelOf(machine);
    const { id, description } = model;
    const svg = svgOf(await drawingsOf(model), { title: id, about: description, look });
    const downloads: GalleryFile[] = [
      { file: `${id}.svg`, content: svg },
      { file: `${id}.mmd`, content: mermaidOf(model) },
      { file: `${id}.json`, content: `${JSON.stringify(configOf(machine), null, 2)}\n` },
    ];
    const page = <ChartPage model={model} svg={svg} files={downloads.map(({ file }) => file)} record={record} />;
    files.push({ file: `${id}.html`, content: pageOf(id, page) }, ...downloads);
    shown.push({ model, record });
  }
  return [{ file: 'index.html', content: pageOf(title, <Index title={title} shown={shown} />) }, ...files];
}
