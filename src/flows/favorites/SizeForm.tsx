import { css } from '@linaria/core';
import type { Sizes } from '#machines/favorites/favorites.types.ts';
import { favoritesText } from '#src/messages/favorites.ts';
import { useText } from '#src/messages/text.ts';
import { Form } from '#src/ui/form/Form.tsx';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import { space } from '#src/ui/theme/tokens.ts';

const form = css`
  display: grid;
  gap: ${space[3]};
`;

interface Props {
  /** Of the product. */
  name: string;
  sizes: Sizes;
  onChoose: (upc: string) => void;
  onClose: () => void;
}

/** The pressed button is gone: the choice takes its focus. */
const focusField = (form: HTMLElement | null): void => form?.querySelector('select')?.focus({ preventScroll: true });

/** In which size a product goes to the cart. */
export function SizeForm({ name, sizes, onChoose, onClose }: Props) {
  const t = useText(favoritesText);
  return (
    <div ref={focusField}>
      <Form
        className={form}
        aria-label={t('moveItem', { name })}
        onSubmit={(_, data) => onChoose(String(data.get('upc')))}
      >
        <SelectField
          name="upc"
          label={t('size')}
          isRequired
          placeholder={t('sizeNeeded')}
          options={sizes.options.map(({ upc, label, isAvailable }) => ({
            value: upc,
            label: isAvailable ? label : t('sizeSoldOut', { size: label }),
            isDisabled: !isAvailable,
          }))}
        />
        <Button type="submit" size="sm" isWide>
          {t('move')}
        </Button>
        <Button variant="quiet" size="sm" onClick={onClose}>
          {t('cancel')}
        </Button>
      </Form>
    </div>
  );
}
