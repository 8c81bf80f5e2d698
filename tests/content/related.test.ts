import { expect, test } from 'vitest';
import { searchContent } from '#src/commerce/content/search-content.ts';
import { demoContent } from './demo.ts';

test('related stories are those with the tag, filled up with newer ones to four', async () => {
  const { articles, limit } = await searchContent(demoContent, 'related-articles', { tagId: 'camp' }, 'en-us');
  const tagged = articles.map(({ tags }) => tags.includes('camp'));
  expect(limit).toBe(4);
  expect(tagged).toHaveLength(4);
  expect(tagged[0]).toBe(true);
  expect(tagged.lastIndexOf(true)).toBeLessThan(tagged.indexOf(false));
});

test('a search of stories with a tag has no others', async () => {
  const { articles } = await searchContent(demoContent, 'articles', { tagId: 'camp' }, 'en-us');
  expect(articles.every(({ tags }) => tags.includes('camp'))).toBe(true);
});
