import { css } from '@linaria/core';
import { statebookText } from '#src/messages/statebook.ts';
import { useText } from '#src/messages/text.ts';
import { Badge } from '#src/ui/text/Badge.tsx';
import { Link } from '#src/ui/text/Link.tsx';
import { colour, motion, radius, space, text } from '#src/ui/theme/tokens.ts';
import { type BookEntry, pageOf } from './book.ts';
import { useRoot } from './context.ts';
import { Shot } from './Shot.tsx';
import { variantLabel } from './variant-label.ts';

export const cards = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 23rem), 1fr));
  gap: ${space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const card = css`
  position: relative;
  display: grid;
  grid-template-rows: 1fr auto;
  border: 1px solid ${colour.line};
  border-radius: ${radius.md};
  background: ${colour.surface};
  transition: border-color ${motion.fast} ${motion.easeOut};

  &:hover {
    border-color: ${colour.lineStrong};
  }
  &:focus-within {
    outline: 2px solid ${colour.focus};
    outline-offset: 2px;
  }
  & a {
    outline: none;
  }
  /* All of the card is the link. */
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  @media print {
    break-inside: avoid;
  }
`;

/** A phone beside a desktop, in widths that make both about as high; a longer one is cut. */
const pictures = css`
  display: grid;
  grid-template-columns: 27fr 73fr;
  gap: ${space[2]};
  align-items: start;
  max-height: 13rem;
  padding: ${space[3]} ${space[3]} 0;
  overflow: hidden;
  border-radius: ${radius.md} ${radius.md} 0 0;
  background: ${colour.sunken};

  & img {
    width: 100%;
  }
`;

const caption = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};
  padding: ${space[3]};
  border-block-start: 1px solid ${colour.line};
  font-size: ${text.sm};
  font-weight: 600;
`;

/** A small card of one entry, at both widths. */
export function EntryCard({ chart, entry }: { chart: string; entry: BookEntry }) {
  const t = useText(statebookText);
  const root = useRoot();
  return (
    <li className={card}>
      <div className={pictures}>
        <Shot chart={chart} entry={entry} width={390} alt="" />
        <Shot chart={chart} entry={entry} width={1440} alt="" />
      </div>
      <p className={caption}>
        <Link href={`${root}/${encodeURI(pageOf(chart, entry.id))}`} variant="plain">
          {entry.isVariant ? variantLabel(entry) : t('usual')}
        </Link>
        {entry.violations.length > 0 && (
          <Badge tone="danger">{t('problems', { count: entry.violations.length })}</Badge>
        )}
      </p>
    </li>
  );
}
