import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { hoistSelectors } from '@formatjs/icu-messageformat-parser/manipulator.js';

/** Parses an ICU message. Throws if its syntax is wrong. */
export const parseMessage = (message: string): MessageFormatElement[] =>
  parse(message, { ignoreTag: true, shouldParseSkeletons: true });

/** A style of the message (`long`) instead of a skeleton (`::yMMMd`) as the options of `Intl`. */
const dateStyles = ['full', 'long', 'medium', 'short'] as const;

function optionsOf(element: MessageFormatElement & { type: TYPE.number | TYPE.date | TYPE.time }): string | null {
  const { style } = element;
  if (style !== null && style !== undefined && typeof style !== 'string') return JSON.stringify(style.parsedOptions);
  if (element.type === TYPE.number) return style ? JSON.stringify({ style }) : null;
  const named = dateStyles.find((name) => name === style) ?? 'medium';
  return JSON.stringify(element.type === TYPE.date ? { dateStyle: named } : { timeStyle: named });
}

/** Returns an element as text with `{name}` for a value; null if the value needs a format of its own. */
function plainText(element: MessageFormatElement): string | null {
  switch (element.type) {
    case TYPE.literal:
      if (/[{}]/.test(element.value)) throw new Error('a message cannot show a brace');
      return element.value;
    case TYPE.argument:
      return `{${element.value}}`;
    case TYPE.number:
    case TYPE.date:
    case TYPE.time:
      return optionsOf(element) === null ? `{${element.value}}` : null;
    default:
      throw new Error('a message cannot have this element');
  }
}

/** Returns the code of a value with a format of its own. */
function formatCode(element: MessageFormatElement): string {
  if (element.type !== TYPE.number && element.type !== TYPE.date && element.type !== TYPE.time) return '';
  return `\${format.write(values.${element.value}, ${optionsOf(element)})}`;
}

/** Returns the code of a text: a string, or a template where a value needs a format of its own. */
function textCode(elements: readonly MessageFormatElement[]): string {
  const texts = elements.map(plainText);
  if (!texts.includes(null)) return JSON.stringify(texts.join(''));
  const parts = elements.map(
    (element, index) => texts[index]?.replaceAll(/[\\`$]/g, String.raw`\$&`) ?? formatCode(element),
  );
  return `\`${parts.join('')}\``;
}

/** Returns the code of a message whose plurals and selections are outermost. */
function code(elements: MessageFormatElement[], count: string | null = null): string {
  const [first] = elements;
  if (elements.length === 1 && (first?.type === TYPE.plural || first?.type === TYPE.select)) {
    if (first.type === TYPE.plural && (first.offset !== 0 || first.pluralType !== 'cardinal'))
      throw new Error('a message cannot have an offset or an ordinal');
    const inner = first.type === TYPE.plural ? first.value : count;
    const texts = Object.entries(first.options).map(([name, { value }]) => [name, code(value, inner)] as const);
    const other = texts.find(([name]) => name === 'other')?.[1] ?? '""';
    if (texts.every(([, text]) => text === other)) return other;
    const written = texts.filter(([name, text]) => name === 'other' || text !== other);
    return `format.choose(values.${first.value}, { ${written.map(([name, text]) => `${/^\w+$/.test(name) ? name : JSON.stringify(name)}: ${text}`).join(', ')} })`;
  }
  return textCode(
    elements.map((element) =>
      element.type === TYPE.pound && count !== null ? { type: TYPE.argument, value: count } : element,
    ),
  );
}

/** Returns the types of a message's values by name. */
function typesOf(elements: readonly MessageFormatElement[], types = new Map<string, string>()): Map<string, string> {
  for (const element of elements) {
    if (element.type === TYPE.argument && !types.has(element.value)) types.set(element.value, 'string | number');
    if (element.type === TYPE.number || element.type === TYPE.plural) types.set(element.value, 'number');
    if (element.type === TYPE.date || element.type === TYPE.time) types.set(element.value, 'Date');
    if (element.type === TYPE.select) types.set(element.value, 'string');
    if (element.type === TYPE.plural || element.type === TYPE.select)
      for (const { value } of Object.values(element.options)) typesOf(value, types);
  }
  return types;
}

/** Compiles a parsed message to the code of a `Message` (src/messages/message.ts). Throws if it has no such form. */
export function compileParsed(elements: MessageFormatElement[]): string {
  const hoisted = hoistSelectors(elements);
  const compiled = code(hoisted);
  if (compiled.startsWith('"')) return compiled;
  const types = [...typesOf(hoisted)].sort().map(([name, type]) => `${name}: ${type}`);
  return `(values: { ${types.join('; ')} }, format: Format) => ${compiled}`;
}

export const compileMessage = (message: string): string => compileParsed(parseMessage(message));
