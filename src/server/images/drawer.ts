import { createHelper, type Helper } from '../helper.ts';
import type { Encoding } from './encode.ts';

/** Draws and encodes one picture; null when nothing has its path. Rejects when it cannot be drawn. */
export type Drawer = (picture: Encoding & { path: string }) => Promise<Buffer | null>;

/** Draws with the drawings of a module, in a helper process. */
export const createDrawer =
  (drawings: string, helper: Helper = createHelper()): Drawer =>
  async (picture) => {
    const { task } = await import('./picture-task.ts');
    const bytes = await helper.run(task, { ...picture, drawings });
    return bytes && Buffer.from(bytes);
  };
