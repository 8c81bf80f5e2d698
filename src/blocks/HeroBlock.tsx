import type { HeroBlock as Hero } from '#openapi/generated/waymark.gen.ts';
import { BannerBlock } from './BannerBlock.tsx';

/** The banner that opens a page; where editors say nothing its title is the page's (catalogue 9). */
export function HeroBlock({ block, isFirst }: { block: Hero; isFirst?: boolean }) {
  return <BannerBlock banner={{ titleH1: true, ...block }} isFirst={isFirst} />;
}
