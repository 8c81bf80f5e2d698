import { useSelector } from '@xstate/react';
import { type LoyaltyRef, selectFailure, selectIsJoining } from '#machines/loyalty/loyalty.selectors.ts';
import { inLocale } from '#src/domain/locale.ts';
import { AccountForm } from '#src/flows/profile/index.ts';
import { useFailureWords } from '#src/flows/shared/useFailureWords.ts';
import { loyaltyText } from '#src/messages/loyalty.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Checkbox } from '#src/ui/form/Checkbox.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { FormError } from '#src/ui/form/FormError.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import { Link } from '#src/ui/text/Link.tsx';
import { Heading, Text } from '#src/ui/text/Text.tsx';

/** What the programme gives, and the agreement to its terms, in the account. */
export function JoinForm({ actor }: { actor: LoyaltyRef }) {
  const t = useText(loyaltyText);
  return (
    <AccountForm>
      <Heading level={2} size="md">
        {t('joinTitle')}
      </Heading>
      <Joining actor={actor} />
    </AccountForm>
  );
}

/** The same without its frame, for the dialog. */
export function Joining({ actor }: { actor: LoyaltyRef }) {
  const t = useText(loyaltyText);
  const locale = useLocale();
  const isJoining = useSelector(actor, selectIsJoining);
  const failure = useSelector(actor, selectFailure);
  const failureWords = useFailureWords();
  return (
    <>
      <Text>{t('joinBody')}</Text>
      <Form isBusy={isJoining} onSubmit={() => actor.send({ type: 'joining.requested' })}>
        <FormError title={failure && t('refusedTitle')}>{failure && failureWords(failure)}</FormError>
        <Checkbox name="terms" isRequired>
          {t('terms')}
        </Checkbox>
        <Link href={inLocale(locale, '/loyalty-terms')} isExternal>
          {t('readTerms')}
        </Link>
        <div>
          <Button type="submit" variant="accent" isBusy={isJoining}>
            {t('join')}
          </Button>
        </div>
      </Form>
    </>
  );
}
