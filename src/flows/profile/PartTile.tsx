import { css, cx } from '@linaria/core';
import type { ReactNode } from 'react';
import { inLocale } from '#src/domain/locale.ts';
import { useHasFavorites } from '#src/flows/favorites/index.ts';
import { profileText } from '#src/messages/profile.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { heartOff } from '#src/ui/product/Heart.tsx';
import { Icon, type IconName } from '#src/ui/text/Icon.tsx';
import { Link } from '#src/ui/text/Link.tsx';
import { Heading, Text } from '#src/ui/text/Text.tsx';
import { colour, radius, space } from '#src/ui/theme/tokens.ts';
import type { accountParts } from './account-parts.ts';

const tile = css`
  position: relative;
  gap: ${space[3]};
  padding: ${space[5]};
  border: 1px solid ${colour.line};
  border-radius: ${radius.md};
  background: ${colour.surface};

  & > svg {
    color: ${colour.moss};
  }

  /* The whole tile leads where its link leads. */
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  @media (hover: hover) {
    &:hover {
      border-color: ${colour.ink};
    }
  }
`;

const text = css`
  display: grid;
  gap: ${space[2]};
  align-content: start;
`;

/** A part of the account on the overview; nothing for favourites where there are none. */
export function PartTile({ path, icon, title, body, link }: (typeof accountParts)[number]) {
  const t = useText(profileText);
  const hasFavorites = useHasFavorites();
  const isFavorites = path === '/favorites';
  if (isFavorites && !hasFavorites) return null;
  return (
    <Tile icon={icon} title={t(title)} body={t(body)} className={isFavorites ? heartOff : undefined}>
      <TileLink path={path}>{t(link)}</TileLink>
    </Tile>
  );
}

/** The link of a tile. `path`: without the locale. */
export function TileLink({ path, children }: { path: string; children: string }) {
  return (
    <Link href={inLocale(useLocale(), path)} variant="standalone">
      {children}
    </Link>
  );
}

interface Tile {
  icon: IconName;
  title: string;
  body: string;
  /** What it leads to: a link, to which all of the tile leads, or a button. */
  children: ReactNode;
  className?: string | undefined;
}

/** A tile of the overview. */
export function Tile({ icon, title, body, children, className }: Tile) {
  return (
    <li className={cx(tile, className)}>
      <Icon name={icon} size="lg" />
      <div className={text}>
        <Heading level={2} size="sm">
          {title}
        </Heading>
        <Text tone="soft" size="sm">
          {body}
        </Text>
      </div>
      <div>{children}</div>
    </li>
  );
}
