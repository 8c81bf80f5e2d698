import type {
  MegaMenuColumn,
  MegaMenuItem,
  MegaMenuLink,
  MegaMenuVisualSelector,
} from '#openapi/generated/waymark.gen.ts';
import type { SceneName } from '../../pictures/names.ts';
import type { CategoryKey } from '../../seed/categories.ts';
import { scene, toShelf } from '../parts.ts';

export const link = (key: CategoryKey, title: string, more: Partial<MegaMenuLink> = {}): MegaMenuLink => ({
  id: key,
  title,
  target: toShelf(key, title),
  ...more,
});

export const column = (key: CategoryKey, title: string, children: MegaMenuLink[]): MegaMenuColumn => ({
  id: `column-${key}`,
  title,
  target: toShelf(key, title),
  children,
});

export const selector = (key: CategoryKey, title: string, picture: SceneName): MegaMenuVisualSelector => ({
  id: `look-${key}`,
  title,
  image: scene(picture, 'square'),
  target: toShelf(key, title),
});

export const item = (key: CategoryKey, title: string, rest: Partial<MegaMenuItem> = {}): MegaMenuItem => ({
  id: key,
  title,
  target: toShelf(key, title),
  menuStyle: 'columns',
  columns: [],
  ...rest,
});
