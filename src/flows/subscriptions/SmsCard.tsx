import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import {
  selectAll,
  selectContact,
  selectIsBusy,
  selectSubscriptions,
  type SubscriptionsRef,
} from '#machines/subscriptions/subscriptions.selectors.ts';
import type { SavedSubscription } from '#openapi/generated/waymark.gen.ts';
import { countryOf, type LocaleCode } from '#src/domain/locale.ts';
import { internationalPhone, maskedPhone, shownPhone } from '#src/domain/phone.ts';
import { SmsOptIn, useSmsOptIn } from '#src/flows/sms-opt-in/index.ts';
import { subscriptionsText } from '#src/messages/subscriptions.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { TextField } from '#src/ui/form/TextField.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { ChannelCard } from './ChannelCard.tsx';
import { EndedNews } from './EndedNews.tsx';

/** News by SMS: the box with its code, or the phone that has them and the button that ends them. */
export function SmsCard({ actor }: { actor: SubscriptionsRef }) {
  const t = useText(subscriptionsText);
  const all = useSelector(actor, selectSubscriptions) ?? [];
  const active = all.filter(({ channel, status }) => channel === 'sms' && status !== 'ended');
  const pending = active.find(({ status }) => status === 'pending');
  const country = countryOf(useLocale() as LocaleCode);
  const confirmed = active.filter(({ status }) => status === 'confirmed');
  return (
    <ChannelCard actor={actor} channel="sms" title={t('smsTitle')}>
      {confirmed.map((one) => (
        <Confirmed key={one.id} actor={actor} subscription={one} />
      ))}
      {active.length === 0 && (
        <EndedNews actor={actor} channel="sms" shown={(recipient) => shownPhone(recipient, country)} />
      )}
      {confirmed.length === 0 && <OptIn key={pending?.id} actor={actor} pending={pending} />}
    </ChannelCard>
  );
}

function Confirmed({ actor, subscription }: { actor: SubscriptionsRef; subscription: SavedSubscription }) {
  const t = useText(subscriptionsText);
  const locale = useLocale() as LocaleCode;
  return (
    <>
      <Text role="status">{t('on', { recipient: shownPhone(subscription.recipient, countryOf(locale)) })}</Text>
      <EndButton actor={actor} id={subscription.id} label={t('turnOff')} />
    </>
  );
}

function OptIn({ actor, pending }: { actor: SubscriptionsRef; pending: SavedSubscription | undefined }) {
  const t = useText(subscriptionsText);
  const country = countryOf(useLocale() as LocaleCode);
  const subscriptions = useSelector(actor, selectAll);
  const { phone } = useSelector(actor, selectContact);
  const place = useMemo(
    () => ({ acquisitionType: 'Account' as const, onChange: () => actor.send({ type: 'subscriptions.changed' }) }),
    [actor],
  );
  const box = useSmsOptIn({ subscriptions, phone: phone ?? null, isSentAlong: false }, place);
  return (
    <>
      {!pending && (
        <TextField
          name="phone"
          type="tel"
          label={t('phone')}
          autoComplete="tel"
          maxLength={30}
          defaultValue={phone ? shownPhone(phone, country) : ''}
          onChange={(typed) => box.send({ type: 'phone.changed', phone: internationalPhone(typed, country) })}
          format={(typed) => maskedPhone(typed, country)}
        />
      )}
      <SmsOptIn actor={box} />
      {pending && <EndButton actor={actor} id={pending.id} label={t('cancel')} />}
    </>
  );
}

function EndButton({ actor, id, label }: { actor: SubscriptionsRef; id: string; label: string }) {
  const t = useText(subscriptionsText);
  const isBusy = useSelector(actor, selectIsBusy);
  return (
    <div>
      <Button
        variant="quiet"
        size="sm"
        disabled={isBusy}
        aria-label={`${label}: ${t('smsTitle')}`}
        onClick={() => actor.send({ type: 'subscription.ended', channel: 'sms', id })}
      >
        {label}
      </Button>
    </div>
  );
}
