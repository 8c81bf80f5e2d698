import { createHash } from 'node:crypto';
import { errorFacts } from '../../log/error-facts.ts';
import type { Log } from '../../log/log.ts';
import type { ContentSource } from '../content-source.ts';
import { folderView } from './folder-view.ts';
import type { ReadFile } from './read-file.ts';
import { type FolderFile, readFolder } from './read-folder.ts';
import { nextChange } from './validity.ts';
import { watchFolders } from './watch-folders.ts';

export interface ContentFolder {
  content: ContentSource;
  /** Names the files as they are now. */
  revision(): string;
  /** The listener is called after a file changed, and when something begins or ends to be shown. */
  onChange(listener: () => void): void;
  close(): void;
}

/** Milliseconds after the last change of a file: an editor writes a file in several steps. */
const SETTLED = 80;
/** The longest time that a timer can wait. */
const LONGEST = 2 ** 31 - 1;

const revisionOf = (files: readonly FolderFile[]): string =>
  createHash('sha256')
    .update(files.map(({ path, modificationDate }) => `${path} ${modificationDate}`).join('\n'))
    .digest('base64url')
    .slice(0, 16);

/** A file that cannot be read leaves what it said before. */
function readable(file: FolderFile, before: FolderFile | undefined): FolderFile {
  if (before === file || file.read().content !== null || !before) return file;
  return { ...file, hasDates: before.hasDates, read: before.read };
}

/**
 * Content from a folder of YAML files, one a page or fragment and site, on top of other content. Parses a file when it
 * is first needed, and anew when an editor saves it.
 */
export function openContentFolder(
  folder: string,
  { base, clock, log }: { base: ContentSource; clock: () => number; log: Log },
): ContentFolder {
  const listeners: (() => void)[] = [];
  /** The log names a defect once: the file, the line and what is wrong. */
  const report = (file: string, { findings }: ReadFile): void => {
    for (const { line, message } of findings) log.error({ file, line, message }, 'content is wrong');
  };
  let files = readFolder(folder, [], report);
  let published = base;
  let working = base;
  let until = Infinity;
  let boundary: NodeJS.Timeout | undefined;

  const show = (): void => {
    const at = clock();
    published = folderView(files, base, { at, isWorking: false });
    working = folderView(files, base.working?.(null) ?? base, { at, isWorking: true });
    const dated = files.filter(({ hasDates }) => hasDates);
    until = Math.min(...dated.map((file) => nextChange(file.read().content, at)));
    clearTimeout(boundary);
    if (until === Infinity) return;
    boundary = setTimeout(change, Math.min(until - at, LONGEST));
    boundary.unref();
  };
  const change = (): void => {
    show();
    for (const listener of listeners) listener();
  };
  const now = (): ContentSource => {
    if (clock() >= until) show();
    return published;
  };
  show();

  let settling: NodeJS.Timeout | undefined;
  const read = (): void => {
    try {
      const known = new Map(files.map((file) => [file.path, file]));
      watching.update();
      files = readFolder(folder, files, report).map((file) => readable(file, known.get(file.path)));
      change();
    } catch (error) {
      // A file that an editor's program renames meanwhile: its next event reads the folder again.
      log.warn({ error: errorFacts(error) }, 'the content could not be read');
    }
  };
  const watching = watchFolders(
    folder,
    () => {
      clearTimeout(settling);
      settling = setTimeout(read, SETTLED);
      settling.unref();
    },
    (error) => log.warn({ error: errorFacts(error) }, 'changes of content are not seen'),
  );

  return {
    content: {
      menu: (...asked) => now().menu(...asked),
      footer: (...asked) => now().footer(...asked),
      popups: (...asked) => now().popups(...asked),
      page: (...asked) => now().page(...asked),
      fragment: (...asked) => now().fragment(...asked),
      categoryContent: (...asked) => now().categoryContent(...asked),
      productContent: (...asked) => now().productContent(...asked),
      documents: (...asked) => now().documents(...asked),
      articles: (...asked) => now().articles(...asked),
      collections: (...asked) => now().collections(...asked),
      utility: (...asked) => now().utility(...asked),
      searchBlocks: (...asked) => now().searchBlocks(...asked),
      pageFor: (...asked) => now().pageFor(...asked),
      pagesFor: (...asked) => now().pagesFor(...asked),
      ...(base.showcase ? { showcase: base.showcase } : {}),
      ...(base.children ? { children: base.children } : {}),
      working: (at) => {
        if (at !== null) return folderView(files, base.working?.(at) ?? base, { at, isWorking: true });
        now();
        return working;
      },
    },
    revision: () => revisionOf(files),
    onChange: (listener) => void listeners.push(listener),
    close: () => {
      watching.close();
      clearTimeout(boundary);
      clearTimeout(settling);
    },
  };
}
