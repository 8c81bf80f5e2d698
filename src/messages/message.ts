import { memoize } from '#src/domain/memoize.ts';
import { formatNumber } from '#src/domain/numerals.ts';

/** What a compiled message calls to choose and to format, in the language of the page. */
export interface Format {
  /**
   * Returns the text for a value: that of the exact number (`=0`), that of a number's plural category, or that of a
   * text; else `other`.
   */
  choose(value: string | number, texts: { other: string; [name: string]: string }): string;
  /** Writes a number or a date. A date without a time zone is the day in UTC. */
  write(value: number | Date, options: Intl.NumberFormatOptions & Intl.DateTimeFormatOptions): string;
}

/** A compiled message: a text with `{name}` for each value, or a function that returns the text for its values. */
export type Message = string | ((values: never, format: Format) => string);
export type Messages = Readonly<Record<string, Message>>;

type Value = string | number;
type Names<M> = M extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type ValuesOfOne<M> = M extends (values: infer V, format: Format) => string ? V : { [Name in Names<M>]: Value };
/** The values of every message in a union of messages. */
type ValuesOf<M> = (M extends Message ? (values: ValuesOfOne<M>) => void : never) extends (values: infer V) => void
  ? V
  : never;
/** What follows the key: nothing, or the values of the message. */
export type Arguments<M> = keyof ValuesOf<M> extends never ? [] : [values: ValuesOf<M>];

/** The keys of the messages without values. */
export type PlainKey<C extends Messages> = {
  [K in keyof C & string]: keyof ValuesOf<C[K]> extends never ? K : never;
}[keyof C & string];

/** Returns a message in a language: `t('add')`, `t('items', { count: 2 })`. */
export type Translate<C extends Messages> = <K extends keyof C & string>(key: K, ...values: Arguments<C[K]>) => string;

/**
 * The same function for a key that is known only at run time together with its values: a notice that a chart raised.
 */
export const withAnyValues = <C extends Messages>(t: Translate<C>) =>
  t as unknown as (key: keyof C & string, values?: Record<string, Value>) => string;

const formatOf = (locale: string): Format =>
  memoize(`${locale} messages`, () => {
    const rules = new Intl.PluralRules(locale);
    return {
      choose: (value, texts) =>
        texts[`=${value}`] ?? texts[typeof value === 'number' ? rules.select(value) : value] ?? texts.other,
      write: (value, options) =>
        memoize<{ format(one: typeof value): string }>(locale + JSON.stringify(options), () =>
          typeof value === 'number'
            ? new Intl.NumberFormat(locale, options)
            : new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }),
        ).format(value),
    };
  });

/**
 * Returns the translate function of compiled messages. `own` are the messages of the language, `base` those for keys
 * that `own` lacks. A number among the values is written as the language writes it: 4.5, 4,5.
 */
export const translate = <C extends Messages>(base: C, own: Messages | undefined, locale: string): Translate<C> =>
  ((key: string, values?: Record<string, unknown>): string => {
    const message = own?.[key] ?? base[key] ?? key;
    const text = typeof message === 'string' ? message : message(values as never, formatOf(locale));
    return values
      ? text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
          const value = values[name] ?? whole;
          return typeof value === 'number' ? formatNumber(value, locale) : String(value);
        })
      : text;
  }) as Translate<C>;
