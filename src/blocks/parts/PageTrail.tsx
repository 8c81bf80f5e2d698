import { css } from '@linaria/core';
import type { ContentTarget } from '#openapi/generated/waymark.gen.ts';
import { inLocale } from '#src/domain/locale.ts';
import { blocksText } from '#src/messages/blocks.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Container } from '#src/ui/layout/Layout.tsx';
import { Breadcrumbs } from '#src/ui/text/Breadcrumbs.tsx';
import { space } from '#src/ui/theme/tokens.ts';

const trail = css`
  padding-block-start: ${space[4]};
`;

/** The way to an editors' page from the pages above it; a page below none has no trail. */
export function PageTrail({ crumbs }: { crumbs: readonly ContentTarget[] }) {
  const t = useText(blocksText);
  const locale = useLocale();
  if (crumbs.length < 2) return null;
  const items = crumbs.map(({ url, text }, position) =>
    position === crumbs.length - 1 ? { label: text } : { label: text, href: inLocale(locale, url) },
  );
  return (
    <Container className={trail}>
      <Breadcrumbs label={t('breadcrumbs')} items={items} />
    </Container>
  );
}
