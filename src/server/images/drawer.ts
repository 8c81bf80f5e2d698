import { createHelper, type Helper } from '../helper.ts';
import type { Encoding } from './encode.ts';

/** Draws and encodes one picture; null if no picture has this path. Rejects if it cannot be drawn. */
export type Drawer = (picture: Encoding & { path: string }) => Promise<Buffer | null>;

/** Draws in a helper process, with the drawings of a module. */
export const createDrawer =
  (drawings: string, helper: Helper = createHelper()): Drawer =>
  async (picture) => {
    const { task } = await import('./picture-task.ts');
    const bytes = await helper.run(task, { ...picture, drawings });
    return bytes && Buffer.from(bytes);
  };
