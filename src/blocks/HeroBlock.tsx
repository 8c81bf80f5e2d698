import type { HeroBlock as Hero } from '#openapi/generated/waymark.gen.ts';
import { BannerBlock } from './BannerBlock.tsx';

/** The banner at the top of a page. By default its title is the page's h1 (catalogue 9). */
export function HeroBlock({ block, isFirst }: { block: Hero; isFirst?: boolean }) {
  return <BannerBlock banner={{ titleH1: true, ...block }} isFirst={isFirst} />;
}
