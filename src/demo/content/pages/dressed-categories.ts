import type { SceneName } from '../../pictures/names.ts';
import type { CategoryKey } from '../../catalogue/category-ids.ts';

/** What editors say about a shelf; what is left out is left plain. */
export interface DressedCategory {
  banner?: { title: string; subtitle: string; scene: SceneName; links?: [CategoryKey, string][] };
  /** A card among the products: where it leads and what it says. */
  card?: { title: string; subtitle: string; scene: SceneName; url: string; text: string };
  /** For those who read to the end, and for search engines. */
  text?: string;
}

const guide = (title: string, subtitle: string, scene: SceneName, url: string): DressedCategory['card'] => ({
  title,
  subtitle,
  scene,
  url,
  text: title,
});

/** The shelves that editors dressed. */
export const dressedCategories: Partial<Record<CategoryKey, DressedCategory>> = {
  women: {
    banner: {
      title: 'Women',
      subtitle: 'Cut for women from the first pattern, not shrunk from the men’s.',
      scene: 'ridge-dawn',
      links: [
        ['women-footwear', 'Footwear'],
        ['women-clothing', 'Clothing'],
      ],
    },
    card: guide(
      'Layers that get along',
      'Base, middle, shell: what goes with what.',
      'snow-field',
      '/stories/layers-that-talk',
    ),
    text:
      '<h3>Made for women who are out in it</h3><p>Trail shoes on a women’s last, boots with a ' +
      'narrower heel, shells with room for hips and a harness. Trousers come in three inseams, jackets ' +
      'from XXS to XXL, and every chart is measured on people.</p>',
  },
  men: {
    banner: {
      title: 'Men',
      subtitle: 'A small number of things for a large number of days.',
      scene: 'alpine-lake',
      links: [
        ['men-footwear', 'Footwear'],
        ['men-clothing', 'Clothing'],
      ],
    },
    card: guide(
      'Packing for five days of rain',
      'The list, and the order in which it goes in.',
      'coast-cliffs',
      '/stories/packing-for-rain',
    ),
    text:
      '<h3>For hills, and the week between them</h3><p>Boots in regular and wide, trousers by waist ' +
      'and inseam, shells for Atlantic weather. Most of it can be mended, and we do that.</p>',
  },
  kids: {
    banner: {
      title: 'Kids',
      subtitle: 'The same materials, reinforced knees, a name label in every collar.',
      scene: 'meadow-hut',
      links: [
        ['kids-footwear', 'Footwear'],
        ['kids-outerwear', 'Jackets'],
      ],
    },
    text:
      '<h3>Room to grow</h3><p>Sleeves let down a size, waists adjust, soles forgive. What still holds ' +
      'after the first child goes on to the next; what does not, we repair.</p>',
  },
  gear: {
    banner: {
      title: 'Gear',
      subtitle: 'What you carry, sleep in and drink from.',
      scene: 'camp-night',
      links: [
        ['packs', 'Packs'],
        ['tents', 'Tents'],
        ['sleeping-bags', 'Sleeping bags'],
      ],
    },
    card: guide('Sleeping warm', 'It is mostly about supper.', 'camp-night', '/stories/sleep-warm'),
    text:
      '<h3>Weighed honestly</h3><p>Weights include stuff sacks, pegs and straps. Temperatures are ' +
      'comfort ratings. Volumes are measured with beans, as the standard says.</p>',
  },
  new: {
    banner: { title: 'New', subtitle: 'What came out of the workshop this season.', scene: 'trail-path' },
    text: '<p>New styles, and new colours of old ones. We add a colour only when the last one has sold through.</p>',
  },
  sale: {
    banner: {
      title: 'Sale',
      subtitle: 'Last season’s colours, this season’s warranty.',
      scene: 'studio-still',
      links: [
        ['women', 'Women'],
        ['men', 'Men'],
        ['gear', 'Gear'],
      ],
    },
    text:
      '<p>Reduced while sizes last. Beside each price stands the lowest of the thirty days before the ' +
      'reduction, so that you know what it is worth.</p>',
  },
  'women-trail': {
    card: guide('Three ways to lace', 'Heel slip, high instep, sore toe.', 'trail-path', '/stories/lace-a-trail-shoe'),
  },
  'men-trail': {
    card: guide('Three ways to lace', 'Heel slip, high instep, sore toe.', 'trail-path', '/stories/lace-a-trail-shoe'),
  },
  'women-hiking': {
    card: guide('Resole or retire?', 'How to look at a boot.', 'meadow-hut', '/stories/resole-or-retire'),
  },
  'men-hiking': {
    card: guide('Resole or retire?', 'How to look at a boot.', 'meadow-hut', '/stories/resole-or-retire'),
  },
  'women-shells': {
    card: guide('Four years to dry', 'How we left PFAS behind.', 'forest-mist', '/stories/four-years-to-dry'),
  },
  'men-shells': {
    card: guide('Four years to dry', 'How we left PFAS behind.', 'forest-mist', '/stories/four-years-to-dry'),
  },
  'sleeping-bags': { card: guide('Sleeping warm', 'It is mostly about supper.', 'camp-night', '/stories/sleep-warm') },
};
