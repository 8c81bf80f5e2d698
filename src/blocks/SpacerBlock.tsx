import { cx } from '@linaria/core';
import type { SpacerBlock as Spacer } from '#openapi/generated/waymark.gen.ts';
import { ground } from './parts/ground.ts';
import { room } from './parts/margins.ts';
import { groundOf, marginsOf } from './parts/style-attributes.ts';

/** Empty space as high as its bottom margins (catalogue 3). */
export function SpacerBlock({ block }: { block: Spacer }) {
  const { bottomMargins = { sm: 'md' }, backgroundColor } = block;
  return <div className={cx(room, ground)} {...marginsOf(bottomMargins)} {...groundOf(backgroundColor)} />;
}
