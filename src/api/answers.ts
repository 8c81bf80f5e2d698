import { createSerializationAdapter } from '@tanstack/react-router';

/** Answers of the service to renders, with their JSON text after its first use. */
const answers = new WeakMap<object, string | null>();

/** Marks an answer of the service as JSON that nobody changes. Returns it. */
export function markAnswer<Data>(data: Data): Data {
  if (import.meta.env.SSR && typeof data === 'object' && data !== null) answers.set(data, null);
  return data;
}

function textOf(answer: object): string {
  const known = answers.get(answer);
  if (known) return known;
  const text = JSON.stringify(answer);
  answers.set(answer, text);
  return text;
}

/**
 * Serialises marked answers in a page as JSON text. That takes half the work of writing them as JavaScript, object by
 * object, and browsers parse it faster.
 */
export const answersAsText = createSerializationAdapter<object, string>({
  key: 'answer',
  test: (value): value is object => typeof value === 'object' && value !== null && answers.has(value),
  toSerializable: textOf,
  fromSerializable: (text) => JSON.parse(text) as object,
});
