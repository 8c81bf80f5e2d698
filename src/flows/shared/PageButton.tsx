import { css } from '@linaria/core';
import type { ComponentProps } from 'react';
import { inLocale } from '#src/domain/locale.ts';
import { useLocale } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';

const form = css`
  display: contents;
`;

interface Props extends Omit<ComponentProps<typeof Button>, 'type' | 'onClick'> {
  onPress: () => void;
  /** The page, without its locale, that the button leads to without script. */
  page: string;
  /** Parameters of that page, or the fields that are posted to it. */
  parameters?: Readonly<Record<string, string>>;
  /** Without script it changes something: a form that the page takes (src/server/posted-forms.ts). */
  isPosted?: boolean;
}

/** A button of a chart that leads to a page without script. */
export function PageButton({ onPress, page, parameters = {}, isPosted = false, ...button }: Props) {
  const locale = useLocale();
  return (
    <form
      className={form}
      method={isPosted ? 'post' : 'get'}
      action={inLocale(locale, page)}
      data-fallback
      onSubmit={(event) => {
        event.preventDefault();
        onPress();
      }}
    >
      {Object.entries(parameters).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button {...button} type="submit" />
    </form>
  );
}
