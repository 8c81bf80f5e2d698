import { createHash } from 'node:crypto';
import { watch } from 'node:fs';
import { errorFacts } from '../../log/error-facts.ts';
import type { Log } from '../../log/log.ts';
import type { ContentSource } from '../content-source.ts';
import { folderView } from './folder-view.ts';
import { type FolderFile, readFolder } from './read-folder.ts';
import { nextChange } from './validity.ts';

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

/** The log names a defect once: the file, the line and what is wrong. */
function report(files: readonly FolderFile[], known: readonly FolderFile[], log: Log): void {
  for (const file of files) {
    if (known.includes(file)) continue;
    for (const { line, message } of file.findings) log.error({ file: file.path, line, message }, 'content is wrong');
  }
}

/** A file that cannot be read leaves what it said before. */
const readable = (files: readonly FolderFile[], known: readonly FolderFile[]): FolderFile[] =>
  files.map((file) => {
    const before = known.find(({ path }) => path === file.path);
    return file.content === null && before?.content ? { ...file, content: before.content } : file;
  });

/**
 * Content from a folder of YAML files, one a page or fragment and site, on top of other content. Reads a file anew when
 * an editor saves it.
 */
export function openContentFolder(
  folder: string,
  { base, clock, log }: { base: ContentSource; clock: () => number; log: Log },
): ContentFolder {
  const listeners: (() => void)[] = [];
  let files = readFolder(folder);
  report(files, [], log);
  let published = base;
  let working = base;
  let until = Infinity;
  let boundary: NodeJS.Timeout | undefined;

  const show = (): void => {
    const at = clock();
    published = folderView(files, base, { at, isWorking: false });
    working = folderView(files, base.working?.(null) ?? base, { at, isWorking: true });
    until = Math.min(...files.map(({ content }) => nextChange(content, at)));
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
      const known = files;
      files = readable(readFolder(folder, known), known);
      report(files, known, log);
      change();
    } catch (error) {
      // A file that an editor's program renames meanwhile: its next event reads the folder again.
      log.warn({ error: errorFacts(error) }, 'the content could not be read');
    }
  };
  const watcher = watch(folder, { recursive: true, persistent: false }, () => {
    clearTimeout(settling);
    settling = setTimeout(read, SETTLED);
    settling.unref();
  });
  watcher.on('error', (error) => log.warn({ error: errorFacts(error) }, 'changes of content are not seen'));

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
      watcher.close();
      clearTimeout(boundary);
      clearTimeout(settling);
    },
  };
}
