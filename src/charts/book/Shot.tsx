import { css } from '@linaria/core';
import { colour, radius } from '#src/ui/theme/tokens.ts';
import { type BookEntry, pictureOf, type Width } from './book.ts';
import { useRoot } from './context.ts';

const shot = css`
  border: 1px solid ${colour.line};
  border-radius: ${radius.sm};
  background: ${colour.sunken};
`;

/** An entry's picture at one width. */
export function Shot({
  chart,
  entry,
  width,
  alt,
}: {
  chart: string;
  entry: Pick<BookEntry, 'id' | 'heights'>;
  width: Width;
  alt: string;
}) {
  const root = useRoot();
  return (
    <img
      className={shot}
      src={`${root}/${encodeURI(pictureOf(chart, entry.id, width))}`}
      width={width}
      height={entry.heights[width]}
      alt={alt}
      loading="lazy"
      decoding="async"
    />
  );
}
