import { type Edits, withLineBefore } from './edit.ts';

export const languages = ['en', 'de', 'es', 'fr', 'it'] as const;
export type Language = (typeof languages)[number];

/** Texts by language and key, as a translator returns them: the content of the file that `--words` names. */
export type Words = Partial<Record<Language, Record<string, string>>>;

export const quoted = (text: string): string => `'${text.replaceAll("'", '’')}'`;

/**
 * Adds messages to those of e-mails, before the message `fact`. Their keys begin with `prefix`; `words` replaces the
 * given texts and adds others with such a key.
 */
export function addMailMessages(
  prefix: string,
  messages: Record<Language, Record<string, string>>,
  words: Words,
  edits: Edits,
): void {
  const added = (language: Language) =>
    Object.fromEntries(Object.entries(words[language] ?? {}).filter(([key]) => key.startsWith(prefix)));
  for (const language of languages) {
    const texts = { ...messages[language], ...added('en'), ...added(language) };
    const lines = Object.entries(texts).map(([key, text]) => `  ${key}: ${quoted(text)},`);
    edits.change(`src/messages/${language}/mail.ts`, withLineBefore(/^ {2}fact:/gm, lines.join('\n')));
  }
}
