import { writtenLanguage } from '#src/commerce/translate.ts';
import type { PageOf } from '../parts.ts';
import type { ContentSite } from '../site.ts';
import { collectionPages } from './collections.ts';
import { flowPages } from './flow-pages.ts';
import { helpPages } from './help.ts';
import { home } from './home.ts';
import { housePages } from './house.ts';
import { memberPages } from './member-pages.ts';
import { orderPages } from './order-pages.ts';
import { placePages } from './place-pages.ts';
import { stories, storyPages } from './stories.ts';

/** A story that editors wrote once, in English: elsewhere it says so, and everything on it is English. */
const inEnglish =
  (make: PageOf): PageOf =>
  (site: ContentSite) =>
    writtenLanguage(site.language) === 'en' ? make(site) : { ...make({ ...site, language: 'en' }), language: 'en' };

/** Every page that editors composed: in each language but for the stories. */
export const pages: readonly PageOf[] = [
  home,
  stories,
  ...flowPages,
  ...orderPages,
  ...helpPages,
  ...memberPages,
  ...housePages,
  ...collectionPages,
  ...placePages,
  ...storyPages.map(inEnglish),
];
