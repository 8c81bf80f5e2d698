import type { AccordionsBlock as Accordions } from '#openapi/generated/waymark.gen.ts';
import { useLocale } from '#src/messages/text.ts';
import { Accordion } from '#src/ui/layout/Disclosure.tsx';
import { Prose } from '#src/ui/text/Text.tsx';
import { BlockSection, innerLevelOf } from './parts/BlockSection.tsx';
import { htmlInLocale } from './parts/html.ts';

/** Collapsible sections. They use the browser's `details`, so they work before scripts run. */
export function AccordionsBlock({ block, isInside }: { block: Accordions; isInside?: boolean }) {
  const locale = useLocale();
  const { items, openFirst, allowMultiple = true } = block;
  const list = (
    <Accordion
      headingLevel={isInside ? 3 : innerLevelOf(block)}
      isExclusive={!allowMultiple}
      items={items.map(({ id, title, html }, position) => ({
        id,
        title,
        content: <Prose html={htmlInLocale(html, locale)} />,
        isOpen: openFirst === true && position === 0,
      }))}
    />
  );
  return isInside ? (
    list
  ) : (
    <BlockSection block={block} width="column">
      {list}
    </BlockSection>
  );
}
