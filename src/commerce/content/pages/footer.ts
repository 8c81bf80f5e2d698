import type { Footer } from '#openapi/generated/waymark.gen.ts';
import { to, toShelf } from '../parts.ts';

/** The foot of every page. */
export const footer = (): Footer => ({
  columns: [
    {
      id: 'help',
      title: 'Help',
      links: [
        to('/help', 'Help centre'),
        to('/order-lookup', 'Find your order'),
        to('/help/delivery', 'Delivery'),
        to('/help/returns/how-to-return', 'Returns'),
        to('/help/repairs', 'Repairs and warranty'),
        to('/help/size-guide', 'Size guide'),
        to('/help/contact-us', 'Contact us'),
      ],
    },
    {
      id: 'shop',
      title: 'Shop',
      links: [
        toShelf('women', 'Women'),
        toShelf('men', 'Men'),
        toShelf('kids', 'Kids'),
        toShelf('gear', 'Gear'),
        toShelf('gift-cards', 'Gift cards'),
        toShelf('sale', 'Sale'),
      ],
    },
    {
      id: 'waymark',
      title: 'Waymark',
      links: [
        to('/about', 'Who we are'),
        to('/materials', 'Materials'),
        to('/stories', 'Stories'),
        to('/loyalty', 'Waymark Collective'),
        to('/stores', 'Stores'),
      ],
    },
  ],
  social: [
    { id: 'instagram', label: 'Waymark on Instagram', url: 'https://www.instagram.com/' },
    { id: 'youtube', label: 'Waymark on YouTube', url: 'https://www.youtube.com/' },
    { id: 'strava', label: 'The Waymark club on Strava', url: 'https://www.strava.com/' },
  ],
  legal: [
    to('/privacy', 'Privacy'),
    to('/brand-terms', 'Terms of use'),
    to('/sale-terms', 'Terms of sale'),
    to('/accessibility', 'Accessibility'),
  ],
  newsletter: {
    title: 'Notes from the trail',
    text: 'New colours, field repairs and early access. Twice a month, and easy to leave.',
  },
  copyright: '© 2026 Waymark',
});
