import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { PageButton } from '#src/flows/shared/PageButton.tsx';
import { focusIfLost } from '#src/ui/behaviour/focusIfLost.ts';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { colour, media, radius, space } from '#src/ui/theme/tokens.ts';

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
    gap: ${space[4]};
    grid-template-rows: 1fr auto;
    padding: ${space[5]} ${space[5]} ${space[3]};
    border: 1px solid ${colour.line};
    border-radius: ${radius.md};
    background: ${colour.surface};
    overflow-wrap: anywhere;
  }
`;

/** Aligns the text of the first button with the item above. */
const actions = css`
  display: flex;
  flex-wrap: wrap;
  margin-inline: calc(-1 * ${space[2]} - 1.5px);
`;

const question = css`
  padding-block-end: ${space[2]};
`;

type ListProps = { children: ReactNode; 'aria-label'?: string; 'aria-labelledby'?: string };

/** What a customer has saved: addresses or cards. Its children are `li`. */
export function AccountList(props: ListProps) {
  return <ul className={list} {...props} />;
}

/** The buttons below an item of the list. */
export function ItemActions({ children }: { children: ReactNode }) {
  return <div className={actions}>{children}</div>;
}

interface RemoveQuestionProps {
  title: string;
  body: string;
  confirm: string;
  keep: string;
  isBusy: boolean;
  onConfirm: () => void;
  onKeep: () => void;
  /** Where the answer is posted without script; absent if it takes script. */
  posted?: { page: string; fields: Readonly<Record<string, string>> };
}

/** Asks for confirmation in the place of the buttons of an item. */
export function RemoveQuestion(props: RemoveQuestionProps) {
  const { title, body, confirm, keep, isBusy, onConfirm, onKeep, posted } = props;
  const confirming = { variant: 'danger', size: 'sm', isBusy, children: confirm } as const;
  const keeping = { ref: focusIfLost, variant: 'secondary', size: 'sm', disabled: isBusy, children: keep } as const;
  return (
    <Stack gap={3} role="group" aria-label={title} className={question}>
      <div>
        <Text weight="bold">{title}</Text>
        <Text tone="soft" size="sm">
          {body}
        </Text>
      </div>
      <Stack direction="row" gap={2} wrap>
        {posted ? (
          <>
            <PageButton {...confirming} isPosted page={posted.page} parameters={posted.fields} onPress={onConfirm} />
            <PageButton {...keeping} page={posted.page} onPress={onKeep} />
          </>
        ) : (
          <>
            <Button {...confirming} onClick={onConfirm} />
            <Button {...keeping} onClick={onKeep} />
          </>
        )}
      </Stack>
    </Stack>
  );
}
