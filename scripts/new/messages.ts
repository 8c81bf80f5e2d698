import { type Edits, withLineBefore } from './edit.ts';

export const languages = ['en', 'de', 'es', 'fr', 'it'] as const;
export type Language = (typeof languages)[number];

/** Texts by language and key, as a translator returns them: the content of the file that `--words` names. */
export type Words = Partial<Record<Language, Record<string, string>>>;

export const quoted = (text: string): string => `'${text.replaceAll("'", '’')}'`;

/** Adds messages to those of e-mails, before the message `fact`. `words` replaces the given texts. */
export function addMailMessages(messages: Record<Language, Record<string, string>>, words: Words, edits: Edits): void {
  for (const language of languages) {
    const lines = Object.entries(messages[language]).map(
      ([key, text]) => `  ${key}: ${quoted(words[language]?.[key] ?? text)},`,
    );
    edits.change(`src/messages/${language}/mail.ts`, withLineBefore(/^ {2}fact:/gm, lines.join('\n')));
  }
}
