import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  angles,
  drawProduct,
  drawScene,
  master,
  palette,
  sceneSizes,
  scenes,
  silhouettes,
} from '#src/demo/pictures/pictures.ts';
import type { SceneRatio } from '#src/demo/pictures/pictures.ts';

const limit = 64 * 1024;

/** Elements that are not closed, ids that are used but not defined or defined twice, and values like NaN. */
function faults(svg: string): string[] {
  const open: string[] = [];
  for (const [, closing, name = '', selfClosing] of svg.matchAll(/<(\/?)([a-zA-Z]+)(?:\s[^<>]*?)?(\/?)>/g)) {
    if (closing === '/') {
      if (open.pop() !== name) return [`</${name}> closes nothing`];
    } else if (selfClosing !== '/') open.push(name);
  }
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const used = [...svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map(([, id]) => id);
  return [
    ...open,
    ...used.filter((id) => !ids.includes(id)).map((id) => `#${id} is not defined`),
    ...(svg.match(/NaN|undefined|Infinity/g) ?? []),
    ...(new Set(ids).size === ids.length ? [] : ['an id is defined twice']),
  ];
}

/**
 * Standard deviation of the drawing's bytes, at a small width. Reads the pixels once, because stats() would draw again.
 */
async function contrastOf(svg: string, width: number): Promise<number> {
  const sized = svg.replace(/width="\d+" height="\d+"/, `width="${width}"`);
  const pixels = await sharp(Buffer.from(sized)).removeAlpha().raw().toBuffer();
  const mean = pixels.reduce((sum, value) => sum + value, 0) / pixels.length;
  return Math.sqrt(pixels.reduce((sum, value) => sum + (value - mean) ** 2, 0) / pixels.length);
}

describe('products', () => {
  it.each(silhouettes)('%s is drawn from each of its angles', async (silhouette) => {
    const seen = new Set<string>();
    for (const angle of angles[silhouette]) {
      const svg = drawProduct({ silhouette, colours: ['moss', 'bone', 'signal'], angle });
      expect(faults(svg), angle).toEqual([]);
      expect(svg.length, angle).toBeLessThan(limit);
      expect(await contrastOf(svg, 40), angle).toBeGreaterThan(8);
      seen.add(svg);
    }
    expect(seen.size).toBe(angles[silhouette].length);
  });

  it('are the same every time and differ by colour', () => {
    const draw = (main: 'moss' | 'ink') =>
      drawProduct({ silhouette: 'puffer', colours: [main, 'bone', 'signal'], angle: 'front' });
    expect(draw('moss')).toBe(draw('moss'));
    expect(draw('moss')).not.toBe(draw('ink'));
  });

  it('have at least three angles, named once', () => {
    for (const silhouette of silhouettes) {
      const names: readonly string[] = angles[silhouette];
      expect(names.length).toBeGreaterThanOrEqual(3);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});

describe('scenes', () => {
  it.each(scenes)('%s is drawn in each ratio', async (name) => {
    for (const ratio of Object.keys(sceneSizes) as SceneRatio[]) {
      const svg = drawScene(name, ratio);
      expect(faults(svg), ratio).toEqual([]);
      expect(svg.length, ratio).toBeLessThan(100 * 1024);
      expect(svg).toContain(`viewBox="0 0 ${sceneSizes[ratio].width} ${sceneSizes[ratio].height}"`);
    }
    expect(await contrastOf(drawScene(name, 'square'), 40)).toBeGreaterThan(8);
  });
});

describe('master', () => {
  it('finds products, scenes and swatches by their path', () => {
    expect(master('product/tee/moss-bone-ink/front')).toContain('<svg');
    expect(master('scene/aurora/tall')).toContain('<svg');
    expect(master('swatch/moss')).toContain(palette.moss.hex);
  });

  it.each([
    '',
    'product',
    'product/tee',
    'product/tee/moss-bone-ink',
    'product/tee/moss-bone/front',
    'product/tee/moss-bone-ink-clay/front',
    'product/tee/moss-bone-nocolour/front',
    'product/tee/moss-bone-ink/sole',
    'product/tee/moss-bone-ink/front/x',
    'product/kite/moss-bone-ink/front',
    'product/constructor/moss-bone-ink/front',
    'product/tee/toString-bone-ink/front',
    'scene/aurora',
    'scene/aurora/huge',
    'scene/nowhere/wide',
    'scene/aurora/wide/x',
    'swatch/nocolour',
    'swatch/moss/',
    'swatch/moss/x',
    '../swatch/moss',
  ])('finds no picture at %j', (path) => {
    expect(master(path)).toBeNull();
  });

  it('parts colours by hyphens, so no colour has one in its name', () => {
    expect(Object.keys(palette).filter((name) => !/^[a-z]+$/.test(name))).toEqual([]);
    expect(Object.values(palette).filter(({ hex }) => !/^#[0-9a-f]{6}$/.test(hex))).toEqual([]);
  });
});
