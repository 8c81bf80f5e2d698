import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { hoistSelectors } from '@formatjs/icu-messageformat-parser/manipulator.js';
import { compileParsed, parseMessage } from './compile.ts';

const plain = 'ACDEGHIJKLNORSTUWYZacdeghijklnorstuwyz';
const withAccents = 'ÅÇÐÉĜĤÎĴĶĻÑÖŔŠŢÛŴÝŽåçðéĝĥîĵķļñöŕšţûŵýž';
const accents = new Map([...plain].map((letter, index) => [letter, withAccents[index] ?? letter]));

/** How much longer a pseudo text is than its English: German and French are up to a third longer. */
const EXPANSION = 0.35;

const accented = (text: string): string => [...text].map((letter) => accents.get(letter) ?? letter).join('');

/** A text in brackets, so that a text that is cut off or comes from no message shows. */
function bracketed(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  const length = elements.reduce((sum, element) => sum + (element.type === TYPE.literal ? element.value.length : 0), 0);
  return [
    { type: TYPE.literal, value: '⟦' },
    ...elements.map((element) =>
      element.type === TYPE.literal ? { ...element, value: accented(element.value) } : element,
    ),
    { type: TYPE.literal, value: `${'~'.repeat(Math.ceil(length * EXPANSION))}⟧` },
  ];
}

function pseudo(elements: MessageFormatElement[]): MessageFormatElement[] {
  const [first] = elements;
  if (elements.length !== 1 || (first?.type !== TYPE.plural && first?.type !== TYPE.select)) return bracketed(elements);
  const options = Object.entries(first.options).map(([name, { value }]) => [name, { value: pseudo(value) }]);
  return [{ ...first, options: Object.fromEntries(options) as typeof first.options }];
}

/** Compiles a message to the pseudo-locale: accented, a third longer, in brackets. */
export const compilePseudo = (message: string): string => compileParsed(pseudo(hoistSelectors(parseMessage(message))));
