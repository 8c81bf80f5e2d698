import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type ReadFile, readFile } from './read-file.ts';

/** A file of an editor as it is on disk. */
export interface FolderFile extends ReadFile {
  /** Below the folder, with slashes: `de/pages/help/delivery.yaml`. */
  path: string;
  /** ISO date and time. */
  modificationDate: string;
  /** Changes with the file: another one may take its place within the same millisecond. */
  stamp: string;
}

const isContent = (name: string): boolean => name.endsWith('.yaml') || name.endsWith('.yml');

/** Reads every file of a folder; takes those that have not changed since from `known`. */
export function readFolder(folder: string, known: readonly FolderFile[] = []): FolderFile[] {
  const before = new Map(known.map((file) => [file.path, file]));
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isContent(entry.name))
    .map(({ parentPath, name }) => {
      const file = join(parentPath, name);
      const path = file.slice(folder.length).split(sep).filter(Boolean).join('/');
      const { ino, size, mtimeNs, mtime } = statSync(file, { bigint: true });
      const stamp = [ino, size, mtimeNs].join(' ');
      const same = before.get(path);
      if (same?.stamp === stamp) return same;
      return { path, modificationDate: mtime.toISOString(), stamp, ...readFile(path, readFileSync(file, 'utf8')) };
    })
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
}
