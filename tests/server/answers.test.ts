import { describe, expect, it } from 'vitest';
import { answersAsText } from '#src/api/answers.ts';
import { unwrap } from '#src/api/problem.ts';

const answer = async () =>
  unwrap(Promise.resolve({ data: { name: 'Ridgeline “3”', sizes: ['5', null] }, response: new Response() }));

describe('data that the service returned to a render', () => {
  it('is sent to the browser as text, and has the same value there', async () => {
    const data = await answer();
    expect(answersAsText.test(data)).toBe(true);
    const text: unknown = answersAsText.toSerializable(data);
    expect(answersAsText.fromSerializable(String(text))).toEqual(data);
  });

  it('is distinguished from all other loader data', () => {
    expect(answersAsText.test({ name: 'Ridgeline 3' })).toBe(false);
    expect(answersAsText.test('text')).toBe(false);
    expect(answersAsText.test(null)).toBe(false);
  });
});
