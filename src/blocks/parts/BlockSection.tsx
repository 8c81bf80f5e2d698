import { css, cx } from '@linaria/core';
import type { ReactNode } from 'react';
import type { ContentHeadingTag, ContentSpacing, ContentTarget } from '#openapi/generated/waymark.gen.ts';
import { Section } from '#src/ui/layout/Section.tsx';
import type { HeadingLevel } from '#src/ui/text/Text.tsx';
import { margins } from './margins.ts';
import { Target } from './Target.tsx';
import { marginsOf } from './style-attributes.ts';

/** The distance between two sections is twice this padding. */
const rhythm = css`
  && {
    padding-block: clamp(1.75rem, 4vw, 3.75rem);
  }
`;

const levels: Record<ContentHeadingTag, HeadingLevel> = { h1: 1, h2: 2, h3: 3, h4: 4, p: 2 };

export const levelOf = (tag: ContentHeadingTag | undefined): HeadingLevel => levels[tag ?? 'h2'];

/** Returns the level of headings within a block: one below its title, or two without one. */
export const innerLevelOf = (block: { title?: string; titleHeadingTag?: ContentHeadingTag }): 2 | 3 | 4 =>
  block.title ? (Math.min(levelOf(block.titleHeadingTag) + 1, 4) as 2 | 3 | 4) : 2;

/** The frame of most blocks: a title with a subtitle and a link, and the space below. */
export function BlockSection(props: {
  block: {
    title?: string;
    subtitle?: string;
    titleHeadingTag?: ContentHeadingTag;
    bottomMargins?: ContentSpacing;
  };
  action?: ContentTarget;
  isBleed?: boolean;
  width?: 'page' | 'column';
  tone?: 'paper' | 'sunken' | 'moss' | 'night';
  className?: string;
  children: ReactNode;
}) {
  const { block, action, isBleed, width, tone, className, children } = props;
  return (
    <Section
      title={block.title}
      intro={block.subtitle}
      level={levelOf(block.titleHeadingTag)}
      size="lg"
      action={action && <Target target={action} />}
      isBleed={isBleed}
      width={width}
      tone={tone}
      className={cx(rhythm, margins, className)}
      {...marginsOf(block.bottomMargins)}
    >
      {children}
    </Section>
  );
}
