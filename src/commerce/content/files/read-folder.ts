import { readFileSync, statSync } from 'node:fs';
import { sep } from 'node:path';
import { type FilePlace, placeOf } from './file-kinds.ts';
import { listFolder } from './list-folder.ts';
import { type ReadFile, readFile } from './read-file.ts';
import { validityFields } from './validity.ts';

/** A file of an editor as it is on disk. */
export interface FolderFile {
  /** Below the folder, with slashes: `de/pages/help/delivery.yaml`. */
  path: string;
  place: FilePlace | null;
  /** ISO date and time. */
  modificationDate: string;
  /** Changes with the file: another one may take its place within the same millisecond. */
  stamp: string;
  /** False if nothing in it begins or ends to be shown. */
  hasDates: boolean;
  /**
   * Parses and checks the text that the file had when the folder was read, at the first call: that takes milliseconds,
   * a folder has hundreds of files, and a visit needs a few.
   */
  read(): ReadFile;
}

const isContent = (name: string): boolean => name.endsWith('.yaml') || name.endsWith('.yml');

/** Returns the text of a file; the code of the error if it may not be read. Throws if it is gone. */
function textOf(file: string): { text: string } | { code: string } {
  try {
    return { text: readFileSync(file, 'utf8') };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === '' || code === 'ENOENT') throw error;
    return { code };
  }
}

/** Calls a function once, at the first call. */
function memoized(make: () => ReadFile): () => ReadFile {
  let made: ReadFile | undefined;
  return () => (made ??= make());
}

/**
 * Lists every file of a folder; takes those that have not changed since from `known`. Calls `onRead` when a file is
 * parsed.
 */
export function readFolder(
  folder: string,
  known: readonly FolderFile[] = [],
  onRead: (path: string, found: ReadFile) => void = () => undefined,
): FolderFile[] {
  const before = new Map(known.map((file) => [file.path, file]));
  return listFolder(folder)
    .files.filter(isContent)
    .map((file) => {
      const path = file.slice(folder.length).split(sep).filter(Boolean).join('/');
      // A file that may be read from now on has another time of its last change of state, not of its content.
      const { ino, size, mtimeNs, ctimeNs, mtime } = statSync(file, { bigint: true });
      const stamp = [ino, size, mtimeNs, ctimeNs].join(' ');
      const same = before.get(path);
      if (same?.stamp === stamp) return same;
      const place = placeOf(path);
      const opened = textOf(file);
      return {
        path,
        place,
        modificationDate: mtime.toISOString(),
        stamp,
        hasDates: 'text' in opened && validityFields.some((field) => opened.text.includes(field)),
        read: memoized(() => {
          const found =
            'text' in opened
              ? readFile(path, opened.text)
              : { place, content: null, findings: [{ line: 1, message: `the shop may not read it (${opened.code})` }] };
          onRead(path, found);
          return found;
        }),
      };
    })
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
}
