import { useSelector } from '@xstate/react';
import {
  type LoyaltyRef,
  selectFailure,
  selectIsJoining,
  selectLoss,
  selectWelcome,
} from '#machines/loyalty/loyalty.selectors.ts';
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
import { Notice } from '#src/ui/text/Notice.tsx';
import { Heading, Text } from '#src/ui/text/Text.tsx';

/** For `ref`: takes the focus that the pressed button had, and scrolls there, since the page is shorter than before. */
function showLoss(element: HTMLElement | null): void {
  if (element && document.activeElement === document.body) element.focus();
}

/** What the programme gives, and the agreement to its terms, in the account. */
export function JoinForm({ actor }: { actor: LoyaltyRef }) {
  const t = useText(loyaltyText);
  const loss = useSelector(actor, selectLoss);
  return (
    <AccountForm>
      {loss !== null && (
        <div ref={showLoss} tabIndex={-1}>
          <Notice tone="success" isLive title={t('leftTitle')}>
            {t('leftBody', { count: loss })}
          </Notice>
        </div>
      )}
      <Heading level={2} size="md">
        {t('joinTitle')}
      </Heading>
      <Joining actor={actor} />
    </AccountForm>
  );
}

/** What the programme gives, at once and with every order. */
export function JoinWords({ actor }: { actor: LoyaltyRef }) {
  const t = useText(loyaltyText);
  const welcome = useSelector(actor, selectWelcome);
  return (
    <div>
      <Text>{t('joinBody')}</Text>
      {welcome > 0 && <Text weight="medium">{t('welcomeOffer', { count: welcome })}</Text>}
    </div>
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
      <JoinWords actor={actor} />
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
