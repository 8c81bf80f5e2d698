import { css } from '@linaria/core';
import { type Consent, consentCategories } from '#src/domain/consent.ts';
import { consentText } from '#src/messages/consent.ts';
import { useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { Checkbox } from '#src/ui/form/Checkbox.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { colour, media, space } from '#src/ui/theme/tokens.ts';
import type { ConsentRef } from './consent.ref.ts';

const categories = css`
  display: grid;
  margin-block-start: ${space[3]};

  & > div {
    padding-block: ${space[3]};
    border-block-start: 1px solid ${colour.line};
  }
`;

const answers = css`
  display: grid;
  gap: ${space[2]};

  @media ${media.md} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const form = 'consent';

/** The four categories, each with a switch. The bar and the footer of every page open it. */
export function ConsentDialog({
  actor,
  isOpen,
  consent,
}: {
  actor: ConsentRef;
  isOpen: boolean;
  consent: Consent | null;
}) {
  const t = useText(consentText);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => actor.send({ type: 'choice.left' })}
      title={t('settings')}
      footer={
        <div className={answers}>
          <Button type="submit" form={form} variant="secondary">
            {t('save')}
          </Button>
          <Button variant="secondary" onClick={() => actor.send({ type: 'everything.accepted' })}>
            {t('acceptAll')}
          </Button>
          <Button variant="secondary" onClick={() => actor.send({ type: 'necessary.accepted' })}>
            {t('onlyNecessary')}
          </Button>
        </div>
      }
    >
      <Text>{t('dialogText')}</Text>
      <form
        id={form}
        className={categories}
        onSubmit={(submit) => {
          submit.preventDefault();
          const chosen = new FormData(submit.currentTarget).getAll('category');
          actor.send({
            type: 'choice.submitted',
            accepted: consentCategories.filter((category) => chosen.includes(category)),
          });
        }}
      >
        {consentCategories.map((category) => (
          <Checkbox
            key={category}
            look="switch"
            name="category"
            value={category}
            defaultChecked={category === 'C0001' || consent?.[category] === true}
            isDisabled={category === 'C0001'}
            description={t(`${category}Text`)}
          >
            {t(category)}
          </Checkbox>
        ))}
      </form>
    </Dialog>
  );
}
