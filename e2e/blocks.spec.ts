import { blockEntries } from '#src/blocks/gallery/gallery.data.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

const widths = [390, 820, 1440];

/** Wider than its window: a reader would scroll the page sideways. */
const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

for (const { type, variants } of blockEntries) {
  test(`${type}: each variant is accessible at three widths and in forced colours, and keeps its width`, async ({
    page,
  }) => {
    test.setTimeout(variants.length * 15_000 + 30_000);
    for (const { name } of variants) {
      await page.goto(`/blocks/${type}/${name}`);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(overflow), `${name} at ${width} px`).toBe(0);
        await expectAccessible(page);
      }
      await page.emulateMedia({ forcedColors: 'active' });
      // The system chooses both colours then; axe reads the text's from the page and the background's from the system.
      await expectAccessible(page, undefined, ['color-contrast']);
      await page.emulateMedia({ forcedColors: 'none' });
    }
  });
}
