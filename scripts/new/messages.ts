import { pathOf } from '../messages/files.ts';
import { languages, source } from '../messages/languages.ts';
import { type Edits, withLineBefore } from './edit.ts';

/** Languages that have every message; the others have differences only. */
export const completeLanguages = languages.flatMap(({ tag, fallback }) => (fallback === undefined ? [tag] : []));

/** Messages by language and key, as a translator returns them: the content of the file that `--words` names. */
export type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Returns a language's message; that of American English if it is not translated yet. */
export const wordIn = (words: Words, tag: string, key: string): string | undefined =>
  words[tag]?.[key] ?? words[source]?.[key];

/** In ICU messages an apostrophe quotes; texts have a typographic one. */
export const typeset = (text: string): string => text.replaceAll("'", '’');

/**
 * Adds messages to those of e-mails, before the message `fact`. Their keys begin with `prefix`; `words` replaces the
 * given texts and adds others with such a key.
 */
export function addMailMessages(prefix: string, messages: Words, words: Words, edits: Edits): void {
  const added = (tag: string) =>
    Object.fromEntries(Object.entries(words[tag] ?? {}).filter(([key]) => key.startsWith(prefix)));
  for (const tag of completeLanguages) {
    const texts = { ...messages[tag], ...added(source), ...added(tag) };
    const lines = Object.entries(texts).map(
      ([key, text]) => `  ${JSON.stringify(key)}: ${JSON.stringify(typeset(text))},`,
    );
    edits.change(pathOf(tag, 'mail'), withLineBefore(/^ {2}"fact":/gm, lines.join('\n')));
  }
}
