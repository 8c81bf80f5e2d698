import type { WrittenLanguage } from '../model/locale.ts';

/** Translates what customers have written. */
export interface Translator {
  /** Returns the texts in another language, in their order. Throws if the translator does not answer. */
  translate(asked: { from: WrittenLanguage; to: WrittenLanguage; texts: readonly string[] }): Promise<string[]>;
}
