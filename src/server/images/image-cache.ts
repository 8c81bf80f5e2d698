import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorFacts } from '#src/commerce/log/error-facts.ts';
import type { Log } from '#src/commerce/log/log.ts';

export type ImageCache = {
  /** Also null if the file cannot be read or is empty; a power cut can leave an empty file. */
  read(name: string): Promise<Buffer | null>;
  /** Never rejects. If the folder cannot be written, pictures are drawn again for each request. */
  write(name: string, bytes: Buffer): Promise<void>;
};

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/**
 * A folder of encoded pictures, named by their content. A file is written completely or not at all (temporary file,
 * then rename). Above `limit` bytes the oldest files are deleted until the folder has nine tenths of the limit. A
 * folder that is full, read-only or missing is logged once, and again only after a successful write.
 */
export function createImageCache(folder: string, limit: number, log: Pick<Log, 'warn'>): ImageCache {
  let size: Promise<number> | undefined;
  let trimming: Promise<void> | undefined;
  let isBroken = false;

  const broke = (error: unknown) => {
    if (!isBroken)
      log.warn({ error: errorFacts(error) }, 'the folder of pictures cannot be used: they are drawn anew each time');
    isBroken = true;
  };

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

  const keep = async (name: string, bytes: Buffer) => {
    size ??= measure();
    const before = await size;
    const temporary = join(folder, `.${name}.${randomUUID()}`);
    try {
      await writeFile(temporary, bytes);
      await rename(temporary, join(folder, name));
    } catch (error) {
      await rm(temporary, { force: true }).catch(() => undefined);
      throw error;
    }
    size = Promise.resolve(before + bytes.length);
    if (before + bytes.length > limit) {
      trimming ??= trim().finally(() => {
        trimming = undefined;
      });
      await trimming;
    }
  };

  return {
    read: async (name) => {
      try {
        const bytes = await readFile(join(folder, name));
        return bytes.length > 0 ? bytes : null;
      } catch (error) {
        if (!isMissing(error)) broke(error);
        return null;
      }
    },
    write: async (name, bytes) => {
      try {
        await keep(name, bytes);
        isBroken = false;
      } catch (error) {
        // The next write creates and measures the folder again.
        size = undefined;
        broke(error);
      }
    },
  };
}
