import { useSelector } from '@xstate/react';
import {
  type SubscriptionsRef,
  selectChannel,
  selectContact,
  selectFailure,
  selectIsBusy,
  selectSubscriptions,
} from '#machines/subscriptions/subscriptions.selectors.ts';
import type { SavedSubscription } from '#openapi/generated/waymark.gen.ts';
import { inLocale } from '#src/domain/locale.ts';
import { AccountForm } from '#src/flows/profile/index.ts';
import { useFailureTitle, useFailureWords } from '#src/flows/shared/useFailureWords.ts';
import { useWaitWords } from '#src/flows/shared/useWaitWords.ts';
import { subscriptionsText } from '#src/messages/subscriptions.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { focusIfLost } from '#src/ui/behaviour/focusIfLost.ts';
import { Checkbox } from '#src/ui/form/Checkbox.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { FormError } from '#src/ui/form/FormError.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import { Link } from '#src/ui/text/Link.tsx';
import { Heading, Text } from '#src/ui/text/Text.tsx';

type Channel = SavedSubscription['channel'];
interface Props {
  actor: SubscriptionsRef;
  channel: Channel;
}

const messages = {
  email: { title: 'emailTitle', field: 'email', terms: 'emailTerms', page: '/privacy', pending: 'emailPending' },
  sms: { title: 'smsTitle', field: 'phone', terms: 'smsTerms', page: '/sms-terms', pending: 'smsPending' },
} as const;

/** One channel: its form, what confirms it, or the recipient with the button that ends it. */
export function ChannelCard({ actor, channel }: Props) {
  const t = useText(subscriptionsText);
  const all = useSelector(actor, selectSubscriptions) ?? [];
  const failure = useSelector(actor, selectFailure);
  const isChanged = useSelector(actor, selectChannel) === channel;
  const failureWords = useFailureWords();
  const failureTitle = useFailureTitle();
  const waitWords = useWaitWords();
  const active = all.filter((one) => one.channel === channel && one.status !== 'ended');
  const shown = isChanged ? failure : null;
  return (
    <AccountForm>
      <Stack gap={4}>
        <Heading level={2} size="md">
          {t(messages[channel].title)}
        </Heading>
        <FormError title={shown && failureTitle(shown, t('refusedTitle'))}>
          {shown && (shown.errorId === 'AUT402' ? t('wrongCode') : (waitWords(shown) ?? failureWords(shown)))}
        </FormError>
        {active.map((one) => (
          <Subscription key={one.id} actor={actor} subscription={one} />
        ))}
        {active.length === 0 && <RequestForm actor={actor} channel={channel} />}
      </Stack>
    </AccountForm>
  );
}

function RequestForm({ actor, channel }: Props) {
  const t = useText(subscriptionsText);
  const locale = useLocale();
  const isBusy = useSelector(actor, selectIsBusy);
  const { email, phone } = useSelector(actor, selectContact);
  const { field, terms, page } = messages[channel];
  return (
    <Form
      isBusy={isBusy}
      onSubmit={(_, data) =>
        actor.send({ type: 'subscription.requested', channel, recipient: String(data.get('recipient')).trim() })
      }
    >
      <TextField
        name="recipient"
        type={channel === 'email' ? 'email' : 'tel'}
        label={t(field)}
        autoComplete={channel === 'email' ? 'email' : 'tel'}
        maxLength={100}
        defaultValue={(channel === 'email' ? email : phone) ?? ''}
        isRequired
      />
      <Checkbox name="terms" isRequired>
        {t(terms)}
      </Checkbox>
      <Link href={inLocale(locale, page)} isExternal>
        {t(channel === 'email' ? 'readPolicy' : 'readTerms')}
      </Link>
      <div>
        <Button type="submit" isBusy={isBusy} aria-label={`${t('turnOn')}: ${t(messages[channel].title)}`}>
          {t('turnOn')}
        </Button>
      </div>
    </Form>
  );
}

function Subscription({ actor, subscription }: { actor: SubscriptionsRef; subscription: SavedSubscription }) {
  const t = useText(subscriptionsText);
  const isBusy = useSelector(actor, selectIsBusy);
  const { id, channel, status } = subscription;
  const recipient = channel === 'sms' ? `+${subscription.recipient}` : subscription.recipient;
  const isPending = status === 'pending';
  return (
    <Stack gap={4}>
      <div key={status} ref={focusIfLost} tabIndex={-1}>
        <Text role="status">{isPending ? t(messages[channel].pending, { recipient }) : t('on', { recipient })}</Text>
      </div>
      {isPending && channel === 'sms' && (
        <Form
          isBusy={isBusy}
          onSubmit={(_, data) => actor.send({ type: 'code.submitted', passcode: String(data.get('code')).trim() })}
        >
          <TextField
            name="code"
            label={t('code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            isRequired
          />
          <div>
            <Button type="submit" isBusy={isBusy}>
              {t('confirm')}
            </Button>
          </div>
        </Form>
      )}
      <div>
        {isPending && (
          <Button
            variant="quiet"
            size="sm"
            disabled={isBusy}
            onClick={() => actor.send({ type: 'subscription.requested', channel, recipient })}
          >
            {t('again')}
          </Button>
        )}
        <Button
          variant="quiet"
          size="sm"
          disabled={isBusy}
          onClick={() => actor.send({ type: 'subscription.ended', channel, id })}
        >
          {t(isPending ? 'cancel' : 'turnOff')}
        </Button>
      </div>
    </Stack>
  );
}
