import { createSerializationAdapter } from '@tanstack/react-router';

/** What the service answered to renders, with its text once that was asked for. */
const answers = new WeakMap<object, string | null>();

/** Marks an answer of the service: JSON, which is only read. */
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
 * A page carries what its loaders were answered as JSON text: half the work of writing it out as JavaScript, object by
 * object, and browsers read it faster.
 */
export const answersAsText = createSerializationAdapter<object, string>({
  key: 'answer',
  test: (value): value is object => typeof value === 'object' && value !== null && answers.has(value),
  toSerializable: textOf,
  fromSerializable: (text) => JSON.parse(text) as object,
});
