import { type ContentFolder, openContentFolder } from '#src/commerce/content/files/content-folder.ts';
import { type ContentSource, noContent } from '#src/commerce/content/content-source.ts';
import type { Log } from '#src/commerce/log/log.ts';

export interface OpenContent {
  content: ContentSource;
  /** Names what the editors have now. */
  revision(): string;
  /** The listener gets the tags of what changed: all content, because a page shows menus, fragments and pop-ups too. */
  onChange(listener: (tags: string[]) => void): void;
  close(): void;
}

/** The tag of every page with content of editors. */
export const allContent = 'content:*';

/** Opens the folders of editors, each on top of the one before and of a content system. */
export function openContent(folders: readonly string[], base: ContentSource | null, log: Log): OpenContent {
  const opened: ContentFolder[] = [];
  let content = base ?? noContent;
  for (const folder of folders) {
    const one = openContentFolder(folder, { base: content, clock: Date.now, log });
    opened.push(one);
    ({ content } = one);
  }
  return {
    content,
    revision: () => opened.map((one) => one.revision()).join('.'),
    onChange: (listener) => opened.forEach((one) => one.onChange(() => listener([allContent]))),
    close: () => opened.forEach((one) => one.close()),
  };
}
