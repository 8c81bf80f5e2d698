import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { ContentBlock } from '#openapi/generated/waymark.gen.ts';
import { Blocks } from '#src/blocks/Block.tsx';
import { type BlockData, loadBlocks } from '#src/blocks/blocks.data.ts';
import { productEditorial } from '#src/blocks/editorial.data.ts';
import { FragmentProblem, readFragment } from '#src/blocks/fragments.data.ts';
import LoadedBlocks from '#src/blocks/LoadedBlocks.tsx';
import { TopBlocks } from '#src/blocks/TopBlocks.tsx';
import { createApi } from '#src/api/client.ts';
import { QuickShopContext } from '#src/ui/product/quick-shop-context.ts';
import { expectAccessible } from '#tests/ui/support.tsx';

const nothing: BlockData = { products: {}, articles: {}, inStock: {} };
const show = (block: ContentBlock, data: Partial<BlockData> = {}) =>
  render(<Blocks blocks={[block]} data={{ ...nothing, ...data }} />).container;

describe('a banner', () => {
  const target = { url: '/c/women-1000', text: 'Shop' };

  it('that is one link keeps the emphasis of its title and has no button', () => {
    show({
      id: 'b',
      type: 'banner',
      title: 'Out',
      titleHtml: 'Two days <em>out</em>',
      linkType: 'No-CTA',
      targets: [target],
    });
    expect(screen.getByRole('link', { name: 'Two days out' }).querySelector('em')?.textContent).toBe('out');
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('that is one link without a title has the name of its target', () => {
    show({ id: 'b', type: 'banner', subtitle: 'Rain or not', linkType: 'No-CTA', targets: [target] });
    expect(screen.getByRole('link', { name: 'Shop' }).getAttribute('href')).toBe('/en-us/c/women-1000');
  });

  it('has its overline and the words of its eyebrow', () => {
    show({ id: 'b', type: 'banner', overline: 'Autumn', eyebrowText: 'With Alpine Club', title: 'Out' });
    screen.getByText('Autumn');
    screen.getByText('With Alpine Club');
  });

  it('shows one picture twice where editors say so, and its caption in its tone', () => {
    const picture = {
      sm: { kind: 'image' as const, path: 'scene/trail-path/square', alt: 'A path', width: 9, height: 9 },
    };
    const error = vi.spyOn(console, 'error');
    show({
      id: 'b',
      type: 'banner',
      title: 'Out',
      mediaList: [picture, picture],
      caption: { text: 'October', colour: 'moss' },
    });
    expect(screen.getAllByAltText('A path')).toHaveLength(2);
    expect(screen.getByText('October').dataset['ground']).toBe('moss');
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
  });

  it('has the tones and steps of its texts, and the names of its promotion', () => {
    const container = show({
      id: 'b',
      type: 'banner',
      overline: 'Over',
      title: 'Title',
      subtitle: 'Sub',
      colours: { title: 'signal', subtitle: 'stone', overline: 'moss' },
      textStyles: { subtitle: 'sm', overline: 'md' },
      promotionTracking: { promotionId: 'p1', promotionName: 'Ridge' },
    });
    const look = (text: string) => {
      const { ink, step } = screen.getByText(text).dataset;
      return [ink, step];
    };
    expect([look('Title'), look('Sub'), look('Over')]).toEqual([
      ['signal', undefined],
      ['stone', 'sm'],
      ['moss', 'md'],
    ]);
    expect(container.querySelector('[data-promotion]')?.getAttribute('data-promotion-name')).toBe('Ridge');
  });
});

it('the button of a dialog looks as its target says', () => {
  const dialog = { id: 'd', type: 'dialog' as const, title: 'Sizes', items: [] as never[] };
  show({ ...dialog, trigger: { url: '#', text: 'Measure', style: 'primary', size: 'lg' } });
  expect(screen.getByRole('button', { name: 'Measure' }).dataset).toMatchObject({ variant: 'primary', size: 'lg' });
});

it('a video tells search engines its title and its description', () => {
  const container = show({
    id: 'v',
    type: 'video',
    media: {
      sm: { kind: 'video', path: '/films/ridge.mp4', alt: '', width: 16, height: 9, poster: 'scene/ridge-dawn/wide' },
    },
    playerSettings: {},
    seoTitle: 'Ridge',
    seoDescription: 'A day above the trees.',
  });
  const [object] = container.querySelectorAll('[itemtype="https://schema.org/VideoObject"]');
  const read = (name: string) => object?.querySelector(`[itemprop="${name}"]`)?.getAttribute('content');
  expect([read('name'), read('description')]).toEqual(['Ridge', 'A day above the trees.']);
});

describe('a carousel', () => {
  it('has the width and the space of its slides at each breakpoint, and goes round where it is told to', () => {
    const item = { type: 'richText' as const, html: '<p>Slide</p>' };
    const container = show({
      id: 'c',
      type: 'carousel',
      title: 'Slides',
      breakpoints: {
        sm: { type: 'carousel', slideWidth: '80%', slidePadding: 'sm', showIndicators: true },
        lg: { type: 'carousel', slideWidth: '26.5rem', margin: 'lg', loop: true },
      },
      items: [
        { ...item, id: 'a' },
        { ...item, id: 'b' },
      ],
    });
    const frame = container.querySelector<HTMLElement>('[data-sm-type]');
    expect(frame?.style.getPropertyValue('--md-slide')).toBe('80%');
    expect(frame?.style.getPropertyValue('--lg-slide')).toBe('26.5rem');
    expect(frame?.dataset).toMatchObject({ smGap: 'sm', smDots: 'true', lgSides: 'lg' });
    expect(screen.getByRole('button', { name: 'Previous' }).getAttribute('aria-disabled')).toBe('false');
  });
});

describe('a block for some pages only', () => {
  const text = { id: 't', type: 'richText' as const, html: '<p>Only here</p>' };
  it.each([
    ['IN', ['1104'], true],
    ['IN', ['1000'], false],
    ['NOT IN', ['1104'], false],
    ['NOT IN', ['1000'], true],
  ] as const)('%s is decided by the category %s: %s', (operator, categories, isShown) => {
    show(
      { id: 'f', type: 'filterBy', variant: 'byCategory', filterBy: ['1104'], operator, components: [text] },
      { about: { skus: [], categories } },
    );
    expect(screen.queryByText('Only here') !== null).toBe(isShown);
  });

  it.each([
    ['IN', ['WMTR1001MOS'], true],
    ['IN', ['WMTR1002INK'], false],
    ['NOT IN', ['WMTR1001MOS'], false],
    ['NOT IN', [], true],
  ] as const)('%s is decided by the products %s: %s', (operator, skus, isShown) => {
    show(
      { id: 'f', type: 'filterBy', variant: 'bySku', filterBy: ['WMTR1001MOS'], operator, components: [text] },
      { about: { skus, categories: ['WMTR1001MOS'] } },
    );
    expect(screen.queryByText('Only here') !== null).toBe(isShown);
  });
});

it('a product page is about the product, its style and its categories', async () => {
  const path = '/publish/caas/v1/canvas/product/en-gb/WMTR1001MOS';
  const fetch = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () =>
      Response.json({ id: 'p', productId: 'WMTR1001MOS', topBlocks: [], bottomBlocks: [] }),
    );
  const product = Promise.resolve({ masterId: 'WMTR1001', categoryPath: [{ id: '1000' }, { id: '1104' }] });
  const editorial = await productEditorial('WMTR1001MOS', 'en-gb', product);
  expect(fetch).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ url: location.origin + path }));
  expect(editorial?.bottom?.data.about).toEqual({ skus: ['WMTR1001MOS', 'WMTR1001'], categories: ['1000', '1104'] });
  expect(await productEditorial('WMTR1001MOS', 'en-gb', Promise.reject(new Error('offline')))).toBeNull();
  vi.restoreAllMocks();
});

describe('a target', () => {
  const buttons = (target: object): ContentBlock => ({
    id: 'b',
    type: 'buttons',
    targets: [{ url: '/help/delivery', text: 'Delivery', style: 'outline', ...target }],
  });

  it('opens its dialog with what its address asks for, and keeps the address', async () => {
    const open = vi.fn();
    render(
      <QuickShopContext value={{ prepare: () => undefined, open }}>
        <Blocks blocks={[buttons({ url: '/sign-up?enrollment=loyalty', dialog: 'sign-up' })]} data={nothing} />
      </QuickShopContext>,
    );
    const link = screen.getByRole('link', { name: 'Delivery' });
    expect(link.getAttribute('href')).toBe('/en-us/sign-up?enrollment=loyalty');
    await userEvent.click(link);
    expect(open).toHaveBeenCalledExactlyOnceWith({ enrollment: 'loyalty', mayGreet: true }, 'sign-up');
  });

  it('opens its fragment without a script, and leads to its address where there is none', async () => {
    const fragment = { id: 'delivery', name: 'Delivery', title: 'In short', blocks: [] };
    show(buttons({ fragmentId: 'delivery' }), { fragments: { delivery: fragment } });
    const opened = screen.getByRole('button', { name: 'Delivery' }).getAttribute('popovertarget');
    expect(screen.getByRole('dialog', { name: 'In short', hidden: true }).id).toBe(opened);
    await expectAccessible();
    show(buttons({ fragmentId: 'other' }));
    screen.getByRole('link', { name: 'Delivery' });
  });

  it('opens it in a banner at the top of a category, and only there brings its dialog', async () => {
    const fragment = { id: 'delivery', name: 'Delivery', title: 'In short', blocks: [] };
    const banner = (id: string, target: object): ContentBlock => ({
      id,
      type: 'banner',
      title: id,
      targets: [{ url: '/help/delivery', text: `Delivery ${id}`, style: 'outline', ...target }],
    });
    const blocks = [banner('plain', {}), banner('opening', { fragmentId: 'delivery' })];
    render(<TopBlocks id="top" content={{ blocks, data: { ...nothing, fragments: { delivery: fragment } } }} />);
    const opening = await screen.findByRole('button', { name: 'Delivery opening' }, { timeout: 5000 });
    const dialogs = screen.getAllByRole('dialog', { name: 'In short', hidden: true });
    expect(dialogs.map(({ id }) => id)).toEqual([opening.getAttribute('popovertarget')]);
    await screen.findByRole('link', { name: 'Delivery plain' }, { timeout: 5000 });
  });

  it('opens it on a page of the shop, too, even if blocks above and below it have the same fragment', async () => {
    const fragment = { id: 'delivery', name: 'Delivery', title: 'In short', blocks: [] };
    const editorial = {
      blocks: [buttons({ fragmentId: 'delivery' })],
      data: { ...nothing, fragments: { delivery: fragment } },
    };
    render(
      <>
        <LoadedBlocks {...editorial} />
        <LoadedBlocks {...editorial} />
      </>,
    );
    const ids = screen
      .getAllByRole('button', { name: 'Delivery' })
      .map((button) => button.getAttribute('popovertarget') ?? '');
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(document.getElementById(id)?.getAttribute('role')).toBe('dialog');
  });

  it('a missing fragment is an error with status and path, and the page loads without it', async () => {
    const api = createApi({
      baseUrl: 'http://shop.test',
      fetch: () => Promise.resolve(new Response('{}', { status: 404 })),
    });
    const problem = await readFragment('gone', { api, locale: 'en-us' }).catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(FragmentProblem);
    expect(problem).toMatchObject({ status: 404, path: '/publish/caas/v1/canvas/fragment/gone' });
    const data = await loadBlocks([buttons({ fragmentId: 'gone' })], { api, locale: 'en-us' });
    expect(data.fragments).toBeUndefined();
  });
});
