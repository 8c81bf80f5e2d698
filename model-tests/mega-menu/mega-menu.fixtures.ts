import type { MegaMenu } from '#openapi/generated/waymark.gen.ts';

const to = (url: string, text: string) => ({ url, text });

/** A menu with two panels and a plain link. */
export const menuOf = (opensOn: MegaMenu['opensOn']): MegaMenu => ({
  opensOn,
  items: [
    {
      id: 'women',
      title: 'Women',
      target: to('/c/women-1000', 'Women'),
      menuStyle: 'columns',
      columns: [
        {
          id: 'women-footwear',
          title: 'Footwear',
          target: to('/c/women-footwear-1100', 'Footwear'),
          children: [{ id: 'women-trail', title: 'Trail running', target: to('/c/women-trail-1101', 'Trail running') }],
        },
      ],
      visualSelectorsTitle: 'By ground',
      visualSelectors: [
        {
          id: 'look-ridge',
          title: 'Ridge',
          image: {
            kind: 'image',
            path: 'product/trail-runner/moss-bone-signal/side',
            alt: '',
            width: 1200,
            height: 1500,
          },
          target: to('/c/women-trail-1101', 'Ridge'),
        },
      ],
    },
    {
      id: 'men',
      title: 'Men',
      target: to('/c/men-2000', 'Men'),
      menuStyle: 'columns',
      columns: [
        {
          id: 'men-footwear',
          title: 'Boots',
          children: [{ id: 'men-hiking', title: 'Hiking boots', target: to('/c/men-hiking-2102', 'Hiking boots') }],
        },
      ],
    },
    { id: 'sale', title: 'Sale', target: to('/c/sale-9000', 'Sale'), menuStyle: 'link', columns: [] },
  ],
});
