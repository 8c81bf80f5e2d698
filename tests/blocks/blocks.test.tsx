import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ContentBlock, ProductCard } from '#openapi/generated/waymark.gen.ts';
import { Blocks } from '#src/blocks/Block.tsx';
import type { BlockData } from '#src/blocks/blocks.data.ts';
import { expectAccessible } from '#tests/ui/support.tsx';

const nothing: BlockData = { products: {}, articles: {}, inStock: {} };
const image = (path: string, alt = '') => ({ kind: 'image' as const, path, alt, width: 1200, height: 1600 });
const to = (url: string, text: string) => ({ url, text });
const show = (blocks: ContentBlock[], data: Partial<BlockData> = {}) =>
  render(<Blocks blocks={blocks} data={{ ...nothing, ...data }} />);

const hero: ContentBlock = {
  id: 'hero',
  type: 'hero',
  title: 'Take the long way',
  media: { sm: image('scene/ridge-dawn/tall', 'Ridges at dawn') },
  targets: [{ ...to('/c/women-1000', 'Shop women'), style: 'primary' }],
};

const product: ProductCard = {
  id: 'WMTR1001MOS',
  masterId: 'WMTR1001',
  name: 'Ridgeline 3',
  url: '/p/ridgeline-3-WMTR1001MOS',
  price: { currency: 'USD', current: 12000, original: 15000 },
  currency: 'USD',
  badge: { id: 'SALE', label: 'Sale' },
  image: { path: 'product/trail-runner/moss-bone-signal/side', alt: 'Ridgeline 3 in moss' },
  colours: [],
  sizesAvailable: [],
  department: 'women',
  productType: 'standard',
  comingSoon: false,
  allVariantsOutOfStock: false,
};

describe('a page of blocks', () => {
  it('opens with a hero: its title is the page’s, its picture comes first, its links have the locale', async () => {
    show([hero, { id: 'late', type: 'picture', media: { sm: image('scene/aurora/tall', 'Northern lights') } }]);
    screen.getByRole('heading', { level: 1, name: 'Take the long way' });
    const picture = screen.getByAltText('Ridges at dawn');
    expect(picture.getAttribute('loading')).toBe('eager');
    expect(picture.getAttribute('fetchpriority')).toBe('high');
    expect(screen.getByAltText('Northern lights').getAttribute('loading')).toBe('lazy');
    expect(screen.getByRole('link', { name: 'Shop women' }).getAttribute('href')).toBe('/en-us/c/women-1000');
    await expectAccessible();
  });

  it('keeps a hidden title for screen readers', () => {
    show([
      { id: 'b', type: 'banner', title: 'Trail running', hideTitle: true, media: { sm: image('scene/aurora/tall') } },
    ]);
    screen.getByRole('heading', { level: 2, name: 'Trail running' });
  });

  it('shows products with price and badge, and nothing where there are none', async () => {
    const row: ContentBlock = { id: 'row', type: 'productRecommendations', title: 'New', source: 'category' };
    show([row, { ...row, id: 'empty', title: 'Empty' }], { products: { row: [product] } });
    const section = within(screen.getByRole('region', { name: 'New' }));
    section.getByRole('heading', { level: 3, name: 'Ridgeline 3' });
    section.getByText('Sale');
    expect(screen.queryByText('Empty')).toBeNull();
    await expectAccessible();
  });

  it('shows at most three of an upsell', () => {
    const items = ['1', '2', '3', '4'].map((id) => ({
      id,
      sku: `${id}-1`,
      name: `Thing ${id}`,
      url: `/p/${id}`,
      image: image('product/mug/moss-bone-ink/front', 'Mug'),
      price: 1500,
      currency: 'USD' as const,
    }));
    show([{ id: 'up', type: 'upsell', items }], { inStock: { up: items } });
    expect(screen.getAllByRole('article')).toHaveLength(3);
  });

  it('forces a full grid on larger screens where the name says stacked', () => {
    const { container } = show([
      {
        id: 'c',
        type: 'collection',
        name: 'Two [stacked]',
        breakpoints: { sm: { type: 'carousel' } },
        items: [{ id: 'card', type: 'linkedCard', title: 'A shell', target: to('/c/shells-1202', 'A shell') }],
      },
    ]);
    const grid = container.querySelector('[data-sm-type]');
    expect([grid?.getAttribute('data-sm-type'), grid?.getAttribute('data-lg-type')]).toEqual(['carousel', 'grid']);
  });

  it('answers questions without a script', async () => {
    const items = [
      { id: 'a', title: 'When does it come?', html: '<p>On Tuesday. <a href="/help">More</a></p>' },
      { id: 'b', title: 'And if it does not?', html: '<p>Write to us.</p>' },
    ];
    const { container } = show([
      { id: 'faq', type: 'accordions', title: 'Questions', items, openFirst: true, allowMultiple: false },
    ]);
    const [first, second] = container.querySelectorAll('details');
    expect([first?.open, second?.open]).toEqual([true, false]);
    expect(first?.name).toBe(second?.name);
    expect(screen.getByRole('link', { name: 'More' }).getAttribute('href')).toBe('/en-us/help');
    await expectAccessible();
  });

  it('filters stories by links, and marks the active filter', async () => {
    const filters = [{ id: 'camp', label: 'Camp' }];
    show([{ id: 'grid', type: 'articleGrid', title: 'Stories', filters }], { tagId: 'camp' });
    expect(screen.getByRole('link', { name: 'Camp' }).getAttribute('href')).toBe('?tagId=camp');
    screen.getByRole('link', { name: 'All' });
    await expectAccessible();
  });

  it('shows the baseline of an experience if no variant was decided', () => {
    const [one, other] = [hero, { ...hero, id: 'other', title: 'For members' }].map((block) => block as never);
    show([
      {
        id: 'e',
        type: 'experience',
        experienceId: 'e',
        baselines: [one as never],
        variants: [{ name: 'b', variantId: 'b', targets: [other as never] }],
      },
      { id: 'u', type: 'userGeneratedContent', containerId: 'gallery' },
    ]);
    expect(screen.getAllByRole('heading')).toHaveLength(1);
  });

  it('opens a dialog of blocks by the browser’s own means', () => {
    show([
      {
        id: 'size-help',
        type: 'dialog',
        title: 'How to measure',
        trigger: to('#', 'Measure'),
        items: [{ id: 't', type: 'richText', html: '<p>Stand on paper.</p>' }],
      },
    ]);
    expect(screen.getByRole('button', { name: 'Measure' }).getAttribute('popovertarget')).toBe('size-help');
    screen.getByText('Stand on paper.');
  });
});
