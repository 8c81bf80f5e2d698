import type { FileKind } from '../pages/file-kinds.ts';
import { allMachines, allModels, drawingsFor } from '../pages/library.ts';
import { titleOf } from '../pages/areas.ts';
import { shopLook } from './look.ts';
import { configOf } from '#src/chart-kit/files/config.ts';
import { mermaidOf } from '#src/chart-kit/files/mermaid.ts';
import { svgOf } from '#src/chart-kit/files/svg.tsx';

export const fileTypes: Record<FileKind, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  mmd: 'text/plain; charset=utf-8',
  json: 'application/json',
};

const pictures = new Map<string, Promise<Buffer>>();

/** Returns a chart as a file to download; null if there is no such chart. */
export async function chartFile(id: string, kind: FileKind): Promise<string | Buffer | null> {
  const [machine, model] = [(await allMachines()).get(id), (await allModels()).get(id)];
  if (!machine || !model) return null;
  if (kind === 'json') return `${JSON.stringify(configOf(machine), null, 2)}\n`;
  if (kind === 'mmd') return mermaidOf(model);
  const svg = svgOf(await drawingsFor(model, 'full'), { title: titleOf(id), about: model.description, look: shopLook });
  if (kind === 'svg') return svg;
  const { pngOf } = await import('./png.ts');
  const picture = pictures.get(id) ?? pngOf(svg);
  pictures.set(id, picture);
  return picture;
}
