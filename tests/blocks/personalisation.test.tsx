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
