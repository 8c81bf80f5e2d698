import { describe, expect, it } from 'vitest';
import { blockEntries, foundBlocks, shownBlocks } from '#src/blocks/gallery/gallery.data.ts';

const variantsOf = (type: string) => blockEntries.find((entry) => entry.type === type)?.variants ?? [];

/** The text of what a variant of the gallery shows. */
const shown = (type: string) =>
  Object.fromEntries(
    variantsOf(type).map((variant) => [
      variant.name,
      shownBlocks(variant)
        .flatMap((block) => (block.type === 'richText' ? [block.html] : [block.type]))
        .join(),
    ]),
  );

describe('the gallery of blocks', () => {
  it('shows an experience with each of its variants', () =>
    expect(shown('experience')).toEqual({
      example: 'experience',
      'example-variant-v1': '<p>The variant.</p>',
      'example-2': 'experience',
      'example-2-variant-v1': '<p>Popular now.</p>',
      'example-2-variant-v2': '<p>New this week.</p>',
    }));

  it('shows a segmentation with each of its segments', () =>
    expect(shown('segmentation')).toEqual({
      example: 'segmentation',
      'example-segment-members': '<p>For members.</p>',
    }));

  it.each(['banner', 'hero'])('shows each width of the picture of a %s beside its text', (type) => {
    const widths = variantsOf(type).filter(({ name }) => name.startsWith('imageWidth-'));
    expect(widths.map(({ block }) => block)).toMatchObject([
      { imageWidth: 60, variant: 'split' },
      { imageWidth: 50, variant: 'split' },
      { imageWidth: 40, variant: 'split' },
    ]);
  });

  it('has every block once, each with an example', () => {
    expect(new Set(blockEntries.map(({ type }) => type)).size).toBe(blockEntries.length);
    for (const { variants } of blockEntries) expect(variants[0]?.name).toBe('example');
  });

  it.each([
    ['', blockEntries.length],
    ['gradientTone', 2],
    ['SPACER height', 0],
    ['empty space', 1],
  ])('is searched by name, fields, values and descriptions: "%s" finds %i', (words, count) =>
    expect(foundBlocks(words)).toHaveLength(count),
  );
});
