import type { AnyRouter } from '@tanstack/react-router';
import type { MegaMenu } from '#openapi/generated/waymark.gen.ts';

/** Returns the menu that the pages of a locale were loaded with; undefined on a page without one. */
export const menuOf = ({ state: { matches } }: Pick<AnyRouter, 'state'>): MegaMenu | undefined =>
  (matches.find(({ routeId }) => routeId === '/$locale')?.loaderData as { menu: MegaMenu } | undefined)?.menu;
