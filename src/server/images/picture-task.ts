import type { Task } from '../helper-process.ts';
import type { Master } from './drawings.ts';
import type { Encoding } from './encode.ts';

/** A picture to draw: the module of its drawings, the path of its master, and how to encode it. */
export type Picture = Encoding & { drawings: string; path: string };

/** Draws and encodes one picture; null if no picture has this path. */
export const task: Task<Picture, Uint8Array | null> = {
  module: import.meta.url,
  run: async ({ drawings: module, path, ...encoding }) => {
    const { drawings } = (await import(/* @vite-ignore */ module)) as { drawings: { master: Master } };
    const svg = await drawings.master(path);
    return svg === null ? null : (await import('./encode.ts')).encode(svg, encoding);
  },
};
