import de from '#src/messages/compiled/de/catalogue.gen.ts';
import en from '#src/messages/compiled/en-GB/catalogue.gen.ts';
import american from '#src/messages/compiled/en-US/catalogue.gen.ts';
import es from '#src/messages/compiled/es/catalogue.gen.ts';
import fr from '#src/messages/compiled/fr/catalogue.gen.ts';
import it from '#src/messages/compiled/it/catalogue.gen.ts';
import type { Arguments, PlainKey } from '#src/messages/message.ts';
import type { Language } from '../model/locale.ts';
import { translator } from '../translate.ts';

type Words = typeof american;
/** A text of the catalogue without values. */
export type WordKey = PlainKey<Words>;

const translateFor = translator({ 'en-us': american, de, en, es, fr, it });

/** Returns a text of the catalogue in a language. */
export const word = <K extends keyof Words>(key: K, language: Language, ...values: Arguments<Words[K]>): string =>
  translateFor(language)(key, ...values);

export const isWord = (key: string): key is WordKey => Object.hasOwn(american, key);
