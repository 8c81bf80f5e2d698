import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { ContentBlock } from '#openapi/generated/waymark.gen.ts';
import { Blocks } from '#src/blocks/Block.tsx';
import { startPersonalisation } from '#src/flows/personalisation/index.ts';

const versions = (id: string): ContentBlock => ({
  id,
  type: 'segmentation',
  segments: [
    {
      id: 'guests',
      audience: 'loggedout',
      targets: [{ id: `${id}-guests`, type: 'richText', html: `<p>${id} guests</p>` }],
    },
  ],
  baselines: [{ id: `${id}-all`, type: 'richText', html: `<p>${id} everybody</p>` }],
});
const show = (...ids: string[]) =>
  render(<Blocks blocks={ids.map(versions)} data={{ products: {}, articles: {}, inStock: {} }} />);

afterEach(() => vi.restoreAllMocks());

it('changes a block out of sight at once, and one in sight on the next page', async () => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return { top: this.dataset['versions'] === 'below' ? innerHeight + 1 : 0 } as DOMRect;
  });
  const page = show('top', 'below');
  expect(screen.getByText('top everybody')).toBeDefined();
  expect(screen.getByText('below everybody')).toBeDefined();

  startPersonalisation();
  expect(await screen.findByText('below guests')).toBeDefined();
  expect(screen.getByText('top everybody')).toBeDefined();

  page.unmount();
  show('top');
  expect(screen.getByText('top guests')).toBeDefined();
});

const experience = (id: string): ContentBlock => ({
  id,
  type: 'experience',
  experienceId: 'picks',
  trackingEvent: 'picks_seen',
  baselines: [{ id: `${id}-all`, type: 'richText', html: `<p>${id} baseline</p>` }],
  variants: [
    {
      name: 'Popular',
      variantId: 'popular',
      targets: [{ id: `${id}-popular`, type: 'richText', html: `<p>${id} popular</p>` }],
    },
  ],
});

it('shows the variant that was decided, and names it for tracking', async () => {
  history.replaceState(null, '', '/en-us/promotions');
  const fetch = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () =>
      Response.json({ monetateId: '2.7', actions: [{ experienceId: 'picks', variantId: 'popular' }] }),
    );
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return { top: this.dataset['versions'] === 'far' ? innerHeight + 1 : 0 } as DOMRect;
  });
  render(<Blocks blocks={['near', 'far'].map(experience)} data={{ products: {}, articles: {}, inStock: {} }} />);
  dispatchEvent(new Event('waymark:consent'));
  dispatchEvent(new Event('waymark:recalculate'));
  const far = (await screen.findByText('far popular')).closest<HTMLElement>('[data-versions]');
  expect(far?.dataset).toMatchObject({ experience: 'picks', variant: 'popular', tracking: 'picks_seen' });
  const near = screen.getByText('near baseline').closest<HTMLElement>('[data-versions]');
  expect(near?.dataset['experience']).toBeUndefined();
  expect(fetch).toHaveBeenCalled();
  expect(localStorage.getItem('waymark.visitor')).toBe('2.7');
});
