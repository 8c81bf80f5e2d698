import { stripTypeScriptTypes } from 'node:module';
import type { Language, Messages } from '#src/messages/text.ts';
import { compilePseudoArea, readSources } from '../../scripts/messages/files.ts';
import { source } from '../../scripts/messages/languages.ts';
import { textsIn } from './texts.ts';

/** Loads the pseudo-locale: every area of American English, accented, a third longer and in brackets. */
export async function pseudoLanguage(): Promise<Language> {
  const areas = Object.keys(readSources()[source] ?? {}).map(async (name) => {
    const code = encodeURIComponent(stripTypeScriptTypes(compilePseudoArea(name)));
    const module = (await import(`data:text/javascript,${code}`)) as { default: Messages };
    return [name, module.default] as const;
  });
  return { locale: 'en-XA', catalogues: Object.fromEntries(await Promise.all(areas)) };
}

const shownAttributes = ['aria-label', 'aria-description', 'alt', 'title', 'placeholder'];

/** Returns a text without its bracketed parts, which may contain others. */
function outsideBrackets(text: string): string {
  const rest = text.replaceAll(/⟦[^⟦⟧]*⟧/g, ' ');
  return rest === text ? text : outsideBrackets(rest);
}

/** Returns the texts of an element, and of the attributes inside it, that come from no message and not from `data`. */
export function hardCodedTexts(root: Element, data: unknown): string[] {
  // A text of the data may be HTML, have several lines, or have places for values.
  const known = textsIn(data)
    .flatMap((text) => text.split(/<[^>]*>|\{\w+\}|[|\n]/))
    .map((text) => text.trim())
    .filter((text) => /\p{L}{2}/u.test(text))
    .sort((one, other) => other.length - one.length);
  const attributes = [...root.querySelectorAll('*')].flatMap((element) =>
    shownAttributes.map((name) => element.getAttribute(name) ?? ''),
  );
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode;
    if (!parentElement?.closest('style, script')) texts.push(textContent ?? '');
  }
  // The text nodes stay apart, but a message may be spread over several of them.
  return [outsideBrackets(texts.join('\n')), ...attributes.map(outsideBrackets)]
    .flatMap((text) => text.split('\n'))
    .map((text) => known.reduce((rest, one) => rest.replaceAll(one, ' '), text).trim())
    .filter((text) => /\p{L}{2}/u.test(text));
}
