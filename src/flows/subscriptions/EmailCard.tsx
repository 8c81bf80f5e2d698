import { useSelector } from '@xstate/react';
import {
  selectContact,
  selectIsBusy,
  selectSubscriptions,
  type SubscriptionsRef,
} from '#machines/subscriptions/subscriptions.selectors.ts';
import type { SavedSubscription } from '#openapi/generated/waymark.gen.ts';
import { inLocale } from '#src/domain/locale.ts';
import { subscriptionsText } from '#src/messages/subscriptions.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { focusIfLost } from '#src/ui/behaviour/focusIfLost.ts';
import { Checkbox } from '#src/ui/form/Checkbox.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import { Link } from '#src/ui/text/Link.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { ChannelCard } from './ChannelCard.tsx';
import { EndedNews } from './EndedNews.tsx';

/** News by email: the form, or the address with the buttons that confirm or end it. */
export function EmailCard({ actor }: { actor: SubscriptionsRef }) {
  const t = useText(subscriptionsText);
  const all = useSelector(actor, selectSubscriptions) ?? [];
  const active = all.filter(({ channel, status }) => channel === 'email' && status !== 'ended');
  return (
    <ChannelCard actor={actor} channel="email" title={t('emailTitle')}>
      {active.map((one) => (
        <Subscription key={one.id} actor={actor} subscription={one} />
      ))}
      {active.length === 0 && (
        <>
          <EndedNews actor={actor} channel="email" />
          <RequestForm actor={actor} />
        </>
      )}
    </ChannelCard>
  );
}

function RequestForm({ actor }: { actor: SubscriptionsRef }) {
  const t = useText(subscriptionsText);
  const locale = useLocale();
  const isBusy = useSelector(actor, selectIsBusy);
  const { email } = useSelector(actor, selectContact);
  return (
    <Form
      isBusy={isBusy}
      onSubmit={(_, data) =>
        actor.send({ type: 'subscription.requested', recipient: String(data.get('recipient')).trim() })
      }
    >
      <TextField
        name="recipient"
        type="email"
        label={t('email')}
        autoComplete="email"
        maxLength={100}
        defaultValue={email ?? ''}
        isRequired
      />
      <Checkbox name="terms" isRequired>
        {t('emailTerms')}
      </Checkbox>
      <Link href={inLocale(locale, '/privacy')} isExternal>
        {t('readPolicy')}
      </Link>
      <div>
        <Button type="submit" isBusy={isBusy} aria-label={`${t('turnOn')}: ${t('emailTitle')}`}>
          {t('turnOn')}
        </Button>
      </div>
    </Form>
  );
}

function Subscription({ actor, subscription }: { actor: SubscriptionsRef; subscription: SavedSubscription }) {
  const t = useText(subscriptionsText);
  const isBusy = useSelector(actor, selectIsBusy);
  const { id, recipient, status } = subscription;
  const isPending = status === 'pending';
  return (
    <Stack gap={4}>
      <div key={status} ref={focusIfLost} tabIndex={-1}>
        <Text role="status">{t(isPending ? 'emailPending' : 'on', { recipient })}</Text>
      </div>
      <div>
        {isPending && (
          <Button
            variant="quiet"
            size="sm"
            disabled={isBusy}
            onClick={() => actor.send({ type: 'subscription.requested', recipient })}
          >
            {t('again')}
          </Button>
        )}
        <Button
          variant="quiet"
          size="sm"
          disabled={isBusy}
          aria-label={`${t(isPending ? 'cancel' : 'turnOff')}: ${t('emailTitle')}`}
          onClick={() => actor.send({ type: 'subscription.ended', channel: 'email', id })}
        >
          {t(isPending ? 'cancel' : 'turnOff')}
        </Button>
      </div>
    </Stack>
  );
}
