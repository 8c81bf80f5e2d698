import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export type ImageCache = {
  read(name: string): Promise<Buffer | null>;
  write(name: string, bytes: Buffer): Promise<void>;
};

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/**
 * A folder of encoded pictures named by their content. A file appears whole or not at all (temp file, then rename).
 * Above `limit` bytes the files written longest ago go first, down to nine tenths of the limit.
 */
export function createImageCache(folder: string, limit: number): ImageCache {
  let size: Promise<number> | undefined;
  let trimming: Promise<void> | undefined;

  const entries = async () => {
    const names = await readdir(folder);
    const found = await Promise.all(
      names.map(async (name) => {
        const info = await stat(join(folder, name)).catch(() => null);
        return info === null ? [] : [{ name, bytes: info.size, at: info.mtimeMs }];
      }),
    );
    return found.flat();
  };

  const measure = async () => {
    await mkdir(folder, { recursive: true });
    return (await entries()).reduce((sum, { bytes }) => sum + bytes, 0);
  };

  const trim = async () => {
    const files = (await entries()).sort((a, b) => a.at - b.at);
    let total = files.reduce((sum, { bytes }) => sum + bytes, 0);
    for (const { name, bytes } of files) {
      if (total <= limit * 0.9) break;
      await rm(join(folder, name), { force: true });
      total -= bytes;
    }
    size = Promise.resolve(total);
  };

  return {
    read: async (name) => {
      try {
        return await readFile(join(folder, name));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    write: async (name, bytes) => {
      size ??= measure();
      const before = await size;
      const temporary = join(folder, `.${name}.${randomUUID()}`);
      await writeFile(temporary, bytes);
      await rename(temporary, join(folder, name));
      size = Promise.resolve(before + bytes.length);
      if (before + bytes.length > limit) {
        trimming ??= trim().finally(() => {
          trimming = undefined;
        });
        await trimming;
      }
    },
  };
}
