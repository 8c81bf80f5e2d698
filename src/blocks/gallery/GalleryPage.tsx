import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '#src/ui/text/Breadcrumbs.tsx';
import { Container } from '#src/ui/layout/Layout.tsx';
import { Heading, Text } from '#src/ui/text/Text.tsx';
import { space } from '#src/ui/theme/tokens.ts';

const page = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  padding-block: ${space[5]} ${space[9]};
`;

/** The frame of the pages of the block gallery, for editors and developers. */
export function GalleryPage(props: { title: string; intro: string; isPart?: boolean; children: ReactNode }) {
  const { title, intro, isPart, children } = props;
  return (
    <main>
      <Container className={page}>
        {isPart && (
          <Breadcrumbs label="You are here" items={[{ label: 'Blocks', href: '/blocks' }, { label: title }]} />
        )}
        <Heading level={1} size="xl">
          {title}
        </Heading>
        <Text size="lg" tone="soft">
          {intro}
        </Text>
        {children}
      </Container>
    </main>
  );
}
