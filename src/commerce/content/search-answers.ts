import type { SearchAnswer } from '#openapi/generated/waymark.gen.ts';

/** Fewer letters are the beginning of too much. */
const SHORTEST_BEGINNING = 3;

/** Case and accents do not count. */
const keyOf = (text: string): string =>
  text.trim().toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/g, ' ');

const isAnswer = (value: unknown): value is SearchAnswer =>
  typeof value === 'object' &&
  value !== null &&
  'page' in value &&
  /^[a-z0-9][a-z0-9/-]*$/.test(String(value.page)) &&
  'words' in value &&
  Array.isArray(value.words) &&
  value.words.every((word) => typeof word === 'string');

/** Returns the answers that are as their schema says: a broken one leaves a search its products. */
export const wholeAnswers = (answers: unknown): SearchAnswer[] =>
  Array.isArray(answers) ? answers.filter(isAnswer) : [];

/** Returns the slug of the first page whose words are the query; null if there is none. */
export function answerTo(query: string, answers: readonly SearchAnswer[]): string | null {
  const key = keyOf(query);
  return answers.find(({ words }) => words.some((one) => keyOf(one) === key))?.page ?? null;
}

/**
 * Returns the slugs of pages to show beside products, each once: the query begins one of their words ("retu"), or has
 * one among others ("return trail shoes").
 */
export function answersBeside(query: string, answers: readonly SearchAnswer[]): string[] {
  const key = keyOf(query);
  const isMeant = (word: string) =>
    ` ${key} `.includes(` ${word} `) || (key.length >= SHORTEST_BEGINNING && word.startsWith(key));
  return [...new Set(answers.filter(({ words }) => words.map(keyOf).some(isMeant)).map(({ page }) => page))];
}
