import { css } from '@linaria/core';
import { Button } from '#src/ui/text/Button.tsx';
import { Link } from '#src/ui/text/Link.tsx';
import { Heading, Text } from '#src/ui/text/Text.tsx';
import { colour, media, radius, space, text } from '#src/ui/theme/tokens.ts';
import type { BlockEntry } from './gallery.data.ts';
import { GalleryPage } from './GalleryPage.tsx';

const form = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[3]};

  & label {
    display: grid;
    gap: ${space[1]};
    flex: 1 1 16rem;
    max-width: 30rem;
    font-size: ${text.sm};
    font-weight: 600;
  }

  & input {
    min-height: 3rem;
    padding-inline: ${space[3]};
    border: 1px solid ${colour.lineStrong};
    border-radius: ${radius.sm};
    background: ${colour.surface};
    font-size: ${text.md};
    font-weight: 400;
  }
`;

const list = css`
  display: grid;
  gap: ${space[4]};

  @media ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @media ${media.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  & > li {
    display: grid;
    align-content: start;
    gap: ${space[1]};
    padding: ${space[4]};
    border: 1px solid ${colour.line};
    border-radius: ${radius.md};
  }
`;

/** Every block of content, found by its name, its fields and their values. The form works without script. */
export function BlockIndex({ entries, words }: { entries: readonly BlockEntry[]; words: string }) {
  return (
    <GalleryPage title="Blocks" intro="What pages are composed of. Each block is shown as its schema describes it.">
      <form role="search" action="/blocks" className={form}>
        <label>
          Search blocks, fields and values
          <input type="search" name="q" defaultValue={words} maxLength={80} />
        </label>
        <Button type="submit" variant="secondary">
          Search
        </Button>
      </form>
      <Text role="status" size="sm" tone="soft">
        {entries.length === 1 ? '1 block' : `${entries.length} blocks`}
      </Text>
      <ul className={list}>
        {entries.map(({ type, description, variants }) => (
          <li key={type}>
            <Heading level={2} size="sm">
              <Link href={`/blocks/${type}`}>{type}</Link>
            </Heading>
            <Text size="sm">{description}</Text>
            <Text size="sm" tone="soft">
              {variants.length === 1 ? '1 variant' : `${variants.length} variants`}
            </Text>
          </li>
        ))}
      </ul>
    </GalleryPage>
  );
}
