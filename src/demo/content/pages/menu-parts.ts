import type {
  MegaMenuColumn,
  MegaMenuItem,
  MegaMenuLink,
  MegaMenuVisualSelector,
} from '#openapi/generated/waymark.gen.ts';
import { still, toCategory } from '../parts.ts';
import type { CategoryKey } from '../../catalogue/category-ids.ts';

export const link = (key: CategoryKey, title: string): MegaMenuLink => ({
  id: key,
  title,
  target: toCategory(key, title),
});

export const column = (key: CategoryKey, title: string, children: MegaMenuLink[]): MegaMenuColumn => ({
  id: `column-${key}`,
  title,
  target: toCategory(key, title),
  children,
});

/** A link with a product's picture: what the shelf is about, seen at a glance. */
export const selector = (
  key: CategoryKey,
  title: string,
  ...picture: Parameters<typeof still>
): MegaMenuVisualSelector => ({
  id: `look-${key}`,
  title,
  image: still(...picture),
  target: toCategory(key, title),
});

export const item = (key: CategoryKey, title: string, rest: Partial<MegaMenuItem> = {}): MegaMenuItem => ({
  id: key,
  title,
  target: toCategory(key, title),
  menuStyle: 'columns',
  columns: [],
  ...rest,
});
