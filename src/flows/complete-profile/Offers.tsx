import { useSelector } from '@xstate/react';
import {
  type CompleteProfileRef,
  selectFailure,
  selectIsBusy,
  selectIsPasswordWrong,
} from '#machines/complete-profile/complete-profile.selectors.ts';
import type { Known } from '#machines/complete-profile/complete-profile.types.ts';
import { passkeyFailures } from '#machines/passkeys/passkey-failure.ts';
import { inLocale } from '#src/domain/locale.ts';
import { useFailureWords } from '#src/flows/shared/useFailureWords.ts';
import { useWaitWords } from '#src/flows/shared/useWaitWords.ts';
import { loyaltyText } from '#src/messages/loyalty.ts';
import { passkeysText } from '#src/messages/passkeys.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Checkbox } from '#src/ui/form/Checkbox.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { FormError } from '#src/ui/form/FormError.tsx';
import { PasswordField } from '#src/ui/form/TextField.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import { Link } from '#src/ui/text/Link.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { StepFrame } from './StepFrame.tsx';

/** The loyalty programme, for a customer who is no member. */
export function LoyaltyOffer({ actor, known: { welcomePoints } }: { actor: CompleteProfileRef; known: Known }) {
  const t = useText(loyaltyText);
  const locale = useLocale();
  const isBusy = useSelector(actor, selectIsBusy);
  const failure = useSelector(actor, selectFailure);
  const wordsOf = useFailureWords();
  return (
    <StepFrame actor={actor} body={t('joinBody')}>
      <Form isBusy={isBusy} onSubmit={() => actor.send({ type: 'joining.requested' })}>
        <FormError title={failure && t('refusedTitle')}>{failure && wordsOf(failure)}</FormError>
        {welcomePoints > 0 && <Text weight="medium">{t('welcomeOffer', { count: welcomePoints })}</Text>}
        <Checkbox name="terms" isRequired>
          {t('terms')}
        </Checkbox>
        <Link href={inLocale(locale, '/loyalty-terms')} isExternal>
          {t('readTerms')}
        </Link>
        <Button type="submit" variant="accent" size="lg" isWide isBusy={isBusy}>
          {t('join')}
        </Button>
      </Form>
    </StepFrame>
  );
}

/** A passkey of this device, for a customer who has none. */
export function PasskeyOffer({ actor }: { actor: CompleteProfileRef }) {
  const t = useText(passkeysText);
  const isBusy = useSelector(actor, selectIsBusy);
  const failure = useSelector(actor, selectFailure);
  const isPasswordWrong = useSelector(actor, selectIsPasswordWrong);
  const wordsOf = useFailureWords();
  const waitWords = useWaitWords();
  const words = () => {
    if (failure?.errorId === passkeyFailures.known) return t('known');
    if (failure?.errorId === passkeyFailures.unsupported) return t('unsupported');
    return failure && (waitWords(failure) ?? wordsOf(failure));
  };
  return (
    <StepFrame actor={actor} body={t('lead')}>
      <Form
        isBusy={isBusy}
        onSubmit={(_, data) => actor.send({ type: 'passkey.requested', password: String(data.get('password')) })}
      >
        <FormError>{isPasswordWrong ? null : words()}</FormError>
        <PasswordField
          label={t('password')}
          name="password"
          autoComplete="current-password"
          isRequired
          error={failure && isPasswordWrong ? wordsOf(failure) : null}
        />
        <Button type="submit" variant="accent" size="lg" isWide isBusy={isBusy}>
          {t('add')}
        </Button>
      </Form>
    </StepFrame>
  );
}
