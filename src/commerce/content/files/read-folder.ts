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
      const { ino, size, mtimeNs, mtime } = statSync(file, { bigint: true });
      const stamp = [ino, size, mtimeNs].join(' ');
      const same = before.get(path);
      if (same?.stamp === stamp) return same;
      const text = readFileSync(file, 'utf8');
      return {
        path,
        place: placeOf(path),
        modificationDate: mtime.toISOString(),
        stamp,
        hasDates: validityFields.some((field) => text.includes(field)),
        read: memoized(() => {
          const found = readFile(path, text);
          onRead(path, found);
          return found;
        }),
      };
    })
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
}
