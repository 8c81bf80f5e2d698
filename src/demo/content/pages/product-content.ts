import type { ContentBlock, ProductContent } from '#openapi/generated/waymark.gen.ts';
import { square, to } from '../parts.ts';
import type { ContentSite } from '../site.ts';
import { promises } from './promises.ts';

/** The first letters of a style's id name its family: WMTR is trail running, WMHK hiking. */
const stories: Record<string, { title: string; subtitle: string; scene: Parameters<typeof square>[0]; url: string }> = {
  WMTR: {
    title: 'Three ways to lace a trail shoe',
    subtitle: 'Heel slip, a high instep, a sore toe: each has a lacing.',
    scene: 'trail-path',
    url: '/stories/lace-a-trail-shoe',
  },
  WMHK: {
    title: 'Resole or retire?',
    subtitle: 'Five minutes with a boot in your hands.',
    scene: 'meadow-hut',
    url: '/stories/resole-or-retire',
  },
  WMSH: {
    title: 'Four years to dry',
    subtitle: 'How we took PFAS out of every shell.',
    scene: 'forest-mist',
    url: '/stories/four-years-to-dry',
  },
  WMSB: {
    title: 'Sleeping warm',
    subtitle: 'The bag only keeps what you bring.',
    scene: 'camp-night',
    url: '/stories/sleep-warm',
  },
};

/** The designs of the gift card: nothing is delivered or returned. */
const giftCards = ['WMGC1001MOS', 'WMGC1001MID', 'WMGC1001SAF'];

/** What stands below the details of a product: the story of its family and what every order comes with. */
export function productContent(productId: string, masterId: string, site: ContentSite): ProductContent {
  const story = stories[masterId.slice(0, 4)];
  const blocks: ContentBlock[] = story
    ? [
        {
          id: 'product-story',
          type: 'banner',
          variant: 'split',
          imageWidth: 50,
          overline: 'Worth knowing',
          title: story.title,
          subtitle: story.subtitle,
          media: square(story.scene),
          targets: [to(story.url, 'Read the story')],
        },
      ]
    : [];
  const delivered: ContentBlock = {
    id: 'product-promises',
    type: 'filterBy',
    variant: 'bySku',
    filterBy: giftCards,
    operator: 'NOT IN',
    components: [promises(site)],
  };
  return { id: `product-${masterId}`, productId, topBlocks: [], bottomBlocks: [...blocks, delivered] };
}
