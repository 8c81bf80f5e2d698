import words from '#src/messages/en/mail.ts';

/** What a letter or a document says; `{name}` stands for a value. */
export const say = (key: keyof typeof words, values: Record<string, string | number> = {}): string =>
  words[key].replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
