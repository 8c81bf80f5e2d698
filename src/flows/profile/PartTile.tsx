import { css } from '@linaria/core';
import { inLocale } from '#src/domain/locale.ts';
import { profileText } from '#src/messages/profile.ts';
import { useLocale, useText } from '#src/messages/text.ts';
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

/** A part of the account on the overview. */
export function PartTile({ path, icon, title, body, link }: (typeof accountParts)[number]) {
  const t = useText(profileText);
  return <Tile path={path} icon={icon} title={t(title)} body={t(body)} link={t(link)} />;
}

interface Tile {
  /** Without the locale. */
  path: string;
  icon: IconName;
  title: string;
  body: string;
  link: string;
}

/** A tile of the overview; all of it leads to the path. */
export function Tile({ path, icon, title, body, link }: Tile) {
  const locale = useLocale();
  return (
    <li className={tile}>
      <Icon name={icon} size="lg" />
      <div className={text}>
        <Heading level={2} size="sm">
          {title}
        </Heading>
        <Text tone="soft" size="sm">
          {body}
        </Text>
      </div>
      <div>
        <Link href={inLocale(locale, path)} variant="standalone">
          {link}
        </Link>
      </div>
    </li>
  );
}
