import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { distanceText } from '#src/domain/distance.ts';
import { useLocale } from '#src/messages/text.ts';
import { Heading, Text } from '#src/ui/text/Text.tsx';
import { colour, space } from '#src/ui/theme/tokens.ts';

const frame = css`
  display: grid;
  gap: ${space[3]};
  padding-block: ${space[4]};
  border-block-start: 1px solid ${colour.line};
`;

const head = css`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[4]};
`;

/** An entry in a list of places: a store or a collection point. */
export function PlaceFrame({ children }: { children: ReactNode }) {
  return <li className={frame}>{children}</li>;
}

/** The name of a place and its distance; `distance` in metres. */
export function PlaceHead({ name, distance }: { name: string; distance: number }) {
  const locale = useLocale();
  return (
    <div className={head}>
      <Heading level={3} size="sm">
        {name}
      </Heading>
      <Text as="span" size="sm" tone="soft" isNumeric>
        {distanceText(distance, locale)}
      </Text>
    </div>
  );
}
