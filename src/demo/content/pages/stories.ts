import type { ContentPage } from '#openapi/generated/waymark.gen.ts';
import { backdrop, page, type PageOf, toCategory } from '../parts.ts';
import type { ContentSite } from '../site.ts';
import { homeWords, menuWords } from '../words/menu-and-home.ts';
import { filmItem, filmTracks } from '../film-item.ts';
import { articles, articleTags, sceneOfArticle } from './articles.ts';
import type { CategoryKey } from '../../catalogue/category-ids.ts';

/** Text of each story, and the shelf at its end. */
const texts: Record<string, { lead: string; html: string; category: [CategoryKey, string] }> = {
  'packing-for-rain': {
    lead: 'A kit list for five wet days, and the order in which it goes into the pack.',
    html:
      '<p>Assume that everything outside the liner gets wet. Then pack so that it does not ' +
      'matter.</p><h3>Against the skin</h3><p>Two sets of merino: one walks, one sleeps, and they ' +
      'never swap. Three pairs of socks, of which one stays dry for evenings, whatever ' +
      'happens.</p><h3>Against the weather</h3><p>A three-layer shell with a hood that turns with your ' +
      'head, overtrousers with a full zip, a synthetic jacket rather than down. Gloves twice: thin ' +
      'ones that dry on your hands and big ones that go over them.</p><h3>In the pack</h3><p>A liner, ' +
      'not a cover. Sleeping bag at the bottom in a second bag. Tent on top, because it is the first ' +
      'thing you want and the last thing you pack.</p><h3>What to leave</h3><p>Jeans, cotton, the ' +
      'second book, optimism about Thursday.</p>',
    category: ['men-shells', 'Waterproof jackets'],
  },
  'four-years-to-dry': {
    lead: 'How we took PFAS out of every shell, boot and tent, and what it cost.',
    html:
      '<p>The chemistry that makes rain bead is very good at its job and at nothing else: it does not ' +
      'break down, and it turns up in rivers. In 2022 we decided that we were done with it.</p><h3>Two ' +
      'hundred swatches</h3><p>Most alternatives worked for an afternoon. Some worked until the first ' +
      'wash. One smelled of fish. The one that stayed is a wax-like finish that lets go of dirt a ' +
      'little less readily and needs a warm tumble twice a season.</p><h3>What is different for ' +
      'you</h3><p>Wash it more often than you did. Warm it afterwards. When water stops beading but ' +
      'the inside is dry, the membrane is doing its work: the finish wants refreshing, not ' +
      'replacing.</p>',
    category: ['women-shells', 'Shells without PFAS'],
  },
  'lace-a-trail-shoe': {
    lead: 'Heel slip, a high instep, a sore toe: three lacings that solve them.',
    html:
      '<h3>Heel lock</h3><p>Run each lace straight up to the last eyelet to make a loop, pass the ' +
      'other lace through it and pull back before you tie. The heel stays where it is on the way ' +
      'down.</p><h3>Window</h3><p>Skip the crossing where the top of the foot presses and go straight ' +
      'up on both sides. The pressure is gone at once.</p><h3>Toe lift</h3><p>Run one lace from the ' +
      'big toe straight to the top eyelet on the other side and lace the rest with the other end. Pull ' +
      'the first, and the toe box rises.</p>',
    category: ['women-trail', 'Trail running shoes'],
  },
  'sleep-warm': {
    lead: 'The bag only keeps what you bring. Eat, move, then zip up.',
    html:
      '<p>A sleeping bag does not heat. It keeps the warmth that you make, so make some: a hot supper ' +
      'with fat in it, ten minutes of brisk walking, a bottle of hot water at your feet.</p><h3>Below ' +
      'you</h3><p>Half of the cold comes from the ground. A warmer mat does more than a warmer ' +
      'bag.</p><h3>Around you</h3><p>Dry base layer, beanie, the hood closed to the size of a plum. No ' +
      'breathing into the bag: it is damp by three.</p><h3>Ratings</h3><p>Ours are comfort ratings, ' +
      'measured, for someone who feels the cold. If you never do, take off five degrees.</p>',
    category: ['sleeping-bags', 'Sleeping bags'],
  },
  'resole-or-retire': {
    lead: 'Five minutes with a boot in your hands tell you whether it has another life.',
    html:
      '<ol><li>Press a thumbnail into the midsole. It should push back; if it crumbles, it is ' +
      'over.</li><li>Look where the rand meets the upper. A gap can be glued, a tear across the flex ' +
      'line cannot.</li><li>Fill it with water in the sink, five minutes. Wet outside means a seam, ' +
      'wet lining means the membrane.</li><li>Check the lugs. Under two millimetres, resole before the ' +
      'midsole wears too.</li></ol><p>Leather boots with a stitched or cemented sole take two, ' +
      'sometimes three resoles. Running shoes take none: the foam ages with the rubber.</p>',
    category: ['men-hiking', 'Hiking boots'],
  },
  'layers-that-talk': {
    lead: 'Base, middle, shell: what each one is for, and why three thin ones beat a thick one.',
    html:
      '<h3>Base</h3><p>Moves sweat outwards. Merino for cold and many days, synthetic for hard work ' +
      'and quick drying. Close to the skin, or it does nothing.</p><h3>Middle</h3><p>Holds air. Fleece ' +
      'when you move, insulation when you stop. Two thin ones let you ' +
      'choose.</p><h3>Shell</h3><p>Stops wind and water. Keep it for when you need it: the best shell ' +
      'breathes less than no shell.</p><p>Start cold. If you are comfortable at the car, you are ' +
      'wearing one layer too many.</p>',
    category: ['women-base-layers', 'Base layers'],
  },
};

/** A page for each story. */
export const storyPages: readonly PageOf[] = articles('en').map((article): PageOf => () => {
  const {
    lead,
    html,
    category: [key, words],
  } = texts[article.id] ?? { lead: '', html: '', category: ['new', 'New arrivals'] };
  return page(`stories/${article.id}`, article.title, lead, [
    {
      id: 'story-title',
      type: 'hero',
      title: article.title,
      titleH1: true,
      subtitle: lead,
      ...(article.eyebrow ? { overline: article.eyebrow } : {}),
      ...sceneOfArticle(article),
      gradientStyle: 'focused',
      overlayWidth: 'md',
    },
    { id: 'story-text', type: 'richText', width: 'narrow', html },
    { id: 'story-shop', type: 'buttons', targets: [toCategory(key, words, { style: 'outline' })] },
    {
      id: 'story-more',
      type: 'articleGrid',
      title: 'More stories',
      isRelated: true,
      ...(article.tags[0] ? { tagId: article.tags[0] } : {}),
    },
  ]);
});

/** Every story, by what it is about. */
export function stories({ language }: ContentSite): ContentPage {
  const t = homeWords(language);
  return page('stories', menuWords(language)('stories'), t('storiesText'), [
    {
      id: 'stories-hero',
      type: 'hero',
      title: t('field'),
      titleH1: true,
      subtitle: t('storiesText'),
      media: backdrop('aurora', t('winterPicture')),
      bottomMargins: { sm: 'md' },
    },
    {
      id: 'stories-film',
      type: 'video',
      media: { sm: filmItem('seasons', language) },
      playerSettings: { autoplay: true, lazy: true, muted: true, loop: true, hideControls: true },
      tracks: filmTracks('seasons'),
      bottomMargins: { sm: 'md' },
    },
    { id: 'stories-grid', type: 'articleGrid', rows: 4, filters: articleTags(language) },
  ]);
}
