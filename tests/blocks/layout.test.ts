import { describe, expect, it } from 'vitest';
import type { BannerBlock, HeroBlock } from '#openapi/generated/waymark.gen.ts';
import { countsOf, isOverlaid, layoutAttributes, layoutsOf } from '#src/blocks/banner/layout.ts';
import { cascade } from '#src/blocks/parts/breakpoints.ts';
import { headingsFrom, htmlInLocale } from '#src/blocks/parts/html.ts';
import { pictureOf, ratioOf } from '#src/blocks/parts/media.ts';

const banner = (more: Partial<BannerBlock>): BannerBlock => ({ id: 'b', type: 'banner', ...more });
const hero: HeroBlock = { id: 'h', type: 'hero' };
const image = (path: string, width = 1200, height = 1600) => ({ kind: 'image' as const, path, alt: '', width, height });

describe('what editors leave open at a breakpoint', () => {
  it('is taken from the next smaller one', () => {
    expect(cascade({ sm: 'a', lg: 'c' }, 'z')).toEqual({ sm: 'a', md: 'a', lg: 'c' });
    expect(cascade({ md: 'b' }, 'z')).toEqual({ sm: 'z', md: 'b', lg: 'b' });
    expect(cascade(undefined, 'z')).toEqual({ sm: 'z', md: 'z', lg: 'z' });
  });
});

describe('the layout of a banner', () => {
  it('puts words below the picture, and those of a hero over it, unless editors say otherwise', () => {
    expect(isOverlaid(layoutsOf(banner({})))).toBe(false);
    expect(isOverlaid(layoutsOf(hero))).toBe(true);
  });

  it('may differ at each breakpoint', () => {
    const layouts = layoutsOf(
      banner({
        alignment: { horizontal: 'center' },
        responsiveLayout: {
          sm: { layout: 'below-2media' },
          lg: { layout: 'overlay', alignment: { horizontal: 'left' } },
        },
      }),
    );
    expect(layouts.place).toEqual({ sm: 'below', md: 'below', lg: 'over' });
    expect(layouts.x).toEqual({ sm: 'center', md: 'center', lg: 'left' });
    expect(layouts.y.lg).toBe('middle');
  });

  it('shows two media or one, as the layout of a breakpoint says, and all without a layout', () => {
    const given = banner({ responsiveLayout: { sm: { layout: 'below-2media' }, lg: { layout: 'below-1media' } } });
    expect(countsOf(given, 3)).toEqual({ sm: 2, md: 2, lg: 1 });
    expect(countsOf(banner({}), 3)).toEqual({ sm: 3, md: 3, lg: 3 });
  });

  it('has a shade only at the breakpoints that editors chose', () => {
    const chosen = banner({ gradientStyle: 'focused', gradientBreakpoints: ['lg'] });
    expect(layoutAttributes(chosen, layoutsOf(chosen))).toMatchObject({
      'data-sm-shade': 'off',
      'data-md-shade': 'off',
      'data-lg-shade': 'focused',
    });
    expect(layoutAttributes(hero, layoutsOf(hero))['data-sm-shade']).toBe('full');
  });
});

describe('a picture for each breakpoint', () => {
  it('keeps its place by the nearest ratio of the house', () => {
    expect(ratioOf(image('', 2400, 1125))).toBe('wide');
    expect(ratioOf(image('', 1200, 1600))).toBe('tall');
    expect(ratioOf(image('', 1200, 1500))).toBe('product');
    expect(ratioOf(image('', 640, 640))).toBe('square');
    expect(ratioOf(image('', 900, 600))).toBe('landscape');
  });

  it('leaves out what repeats the smaller one', () => {
    const wide = image('scene/aurora/wide', 2400, 1125);
    expect(pictureOf({ sm: image('scene/aurora/tall'), md: wide, lg: wide })).toEqual({
      path: 'scene/aurora/tall',
      alt: '',
      ratio: 'tall',
      md: { path: 'scene/aurora/wide', ratio: 'wide' },
    });
  });

  it('stands for a silent video with its poster', () => {
    const video = {
      ...image('https://video.example/ridge.mp4', 1600, 750),
      kind: 'video' as const,
      poster: 'scene/aurora/wide',
    };
    expect(pictureOf({ sm: video }).path).toBe('scene/aurora/wide');
  });
});

describe('addresses in HTML', () => {
  it('get the locale, where they are the shop’s own', () => {
    const html =
      '<p><a href="/help">Help</a> ' +
      '<a class="x" href="https://a.example/">A</a> <a href="//b.example">B</a> <a href="#c">C</a></p>';
    expect(htmlInLocale(html, 'fr-CA')).toBe(html.replace('"/help"', '"/fr-ca/help"'));
  });
});

describe('headings in HTML', () => {
  it('follow the title of the page without a gap', () => {
    expect(headingsFrom('<h3>Base</h3><hr><h4 id="a">Wool</h4>', 2)).toBe('<h2>Base</h2><hr><h3 id="a">Wool</h3>');
  });
});
