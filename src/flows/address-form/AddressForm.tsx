import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import { type ComponentType, type ReactNode, useId } from 'react';
import {
  selectAsksEmail,
  selectBook,
  selectCountries,
  selectCountry,
  selectFailure,
  selectHasContact,
  selectHasNews,
  selectForm,
  selectIsBusy,
  selectIsKept,
  selectRules,
  selectScreen,
  selectShownAddress,
} from '#machines/address-form/address-form.selectors.ts';
import type { AddressRules } from '#openapi/generated/waymark.gen.ts';
import { inLocale } from '#src/domain/locale.ts';
import { addressText } from '#src/messages/address.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { later } from '#src/ui/behaviour/later.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import { Checkbox } from '#src/ui/form/Checkbox.tsx';
import { Disclosure } from '#src/ui/layout/Disclosure.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { FormError } from '#src/ui/form/FormError.tsx';
import { LiveRegion } from '#src/ui/text/Hidden.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Notice } from '#src/ui/text/Notice.tsx';
import { Skeleton } from '#src/ui/text/Skeleton.tsx';
import { Heading } from '#src/ui/text/Text.tsx';
import { media, space } from '#src/ui/theme/tokens.ts';
import { useFailureTitle, useFailureWords } from '#src/flows/shared/useFailureWords.ts';
import { AddressBook } from './AddressBook.tsx';
import { AddressField } from './AddressField.tsx';
import { addressFrom, draftFrom, entryOf, refusedFields } from './address-input.ts';
import { AddressSuggestion } from './AddressSuggestion.tsx';
import { CountryField } from './CountryField.tsx';
import type { SmsNewsProps } from './SmsNews.tsx';
import type { AddressFormRef } from '#machines/address-form/address-form.selectors.ts';

/** Loaded for customers only. The form works without it. */
const LaterSmsNews = later<SmsNewsProps>(
  () => import('./SmsNews.tsx'),
  () => null,
);

const group = css`
  display: grid;
  gap: ${space[4]};
  min-width: 0;
`;

/** The title of each kind of form. */
const titles = { shipping: 'deliveryAddress', billing: 'billingAddress', pickup: 'collector' } as const;

const fields = css`
  display: grid;
  gap: ${space[4]};

  @media ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > [data-width='full'] {
      grid-column: 1 / -1;
    }
  }

  & > [data-width] {
    min-width: 0;
  }
`;

interface Props {
  actor: AddressFormRef;
  submit: string;
  /** True if the form shows the title of its address, false if a heading above does. Default: as in checkout. */
  isTitled?: boolean;
  /** The page, without its locale, that takes the form without script, and what it needs besides. */
  posted?: { page: string; fields: Readonly<Record<string, string>> };
  /** Tests replace it. */
  SmsNews?: ComponentType<SmsNewsProps>;
}

/** An address of the cart: the form with the rules of its country, or the suggested correction. */
export function AddressForm({ actor, SmsNews = LaterSmsNews, ...shown }: Props) {
  const t = useText(addressText);
  const screen = useSelector(actor, selectScreen);
  const rules = useSelector(actor, selectRules);
  const failure = useSelector(actor, selectFailure);
  const failureWords = useFailureWords();
  if (screen === 'unavailable') {
    return (
      <Notice
        tone="error"
        title={t('unavailableTitle')}
        isLive
        action={
          <Button size="sm" variant="secondary" onClick={() => actor.send({ type: 'form.retried' })}>
            {t('retry')}
          </Button>
        }
      >
        {t('unavailableBody')} {failure && failureWords(failure)}
      </Notice>
    );
  }
  if (screen === 'suggestion') return <AddressSuggestion actor={actor} />;
  if (screen === 'unkept') return <Unkept actor={actor} submit={shown.submit} />;
  if (rules === null) return <AddressFormSkeleton />;
  return (
    <Stack gap={6}>
      <AddressBook actor={actor} />
      <Fields actor={actor} rules={rules} SmsNews={SmsNews} {...shown} />
    </Stack>
  );
}

/** The order uses the address, but the address book could not save it: shows why. */
function Unkept({ actor, submit }: { actor: AddressFormRef; submit: string }) {
  const t = useText(addressText);
  const failure = useSelector(actor, selectFailure);
  const failureWords = useFailureWords();
  return (
    <div className={group}>
      <FormError title={t('unkeptTitle')}>{failure && failureWords(failure)}</FormError>
      <Button size="lg" isWide iconEnd="arrow-right" onClick={() => actor.send({ type: 'keeping.passed' })}>
        {submit}
      </Button>
    </div>
  );
}

function AddressFormSkeleton() {
  const t = useText(addressText);
  return (
    <div className={group} aria-busy="true">
      <LiveRegion>{t('loading')}</LiveRegion>
      {[1, 2, 3, 4, 5].map((place) => (
        <Skeleton key={place} shape="button" width="full" />
      ))}
    </div>
  );
}

function Fields({
  actor,
  rules,
  submit,
  isTitled,
  posted,
  SmsNews,
}: Props & Required<Pick<Props, 'SmsNews'>> & { rules: AddressRules }) {
  const t = useText(addressText);
  const locale = useLocale();
  const id = useId();
  const form = useSelector(actor, selectForm);
  const asksEmail = useSelector(actor, selectAsksEmail);
  const isBusy = useSelector(actor, selectIsBusy);
  const country = useSelector(actor, selectCountry);
  const entry = entryOf(useSelector(actor, selectCountries), country);
  const address = useSelector(actor, selectShownAddress);
  const failure = useSelector(actor, selectFailure);
  const book = useSelector(actor, selectBook);
  const isKept = useSelector(actor, selectIsKept);
  const hasContact = useSelector(actor, selectHasContact);
  const hasNews = useSelector(actor, selectHasNews);
  const failureWords = useFailureWords();
  const failureTitle = useFailureTitle();
  const refused = refusedFields(failure?.fields);
  const isOnForm = rules.fields.some(({ name }) => refused.has(name));
  const shown = rules.fields.filter(({ name }) => name !== 'country' && (asksEmail || name !== 'email'));
  const field = (rule: AddressRules['fields'][number]) => (
    <div key={rule.name} data-width={rule.width}>
      <AddressField
        rule={rule}
        rules={rules}
        entry={entry}
        address={address}
        section={form === 'pickup' ? 'section-pickup' : form}
        error={
          refused.has(rule.name)
            ? failureWords({ errorId: refused.get(rule.name) ?? '', message: '', status: 422 })
            : null
        }
      />
    </div>
  );
  const contact = shown.filter(({ name }) => name === 'email');
  const recipient = shown.filter(({ name }) => name === 'recipientContactPhone');
  const place = shown.filter(({ name }) => name !== 'email' && name !== 'recipientContactPhone');
  return (
    <>
      <Form
        {...(posted ? { method: 'post', action: inLocale(locale, posted.page), 'data-fallback': true } : {})}
        id={id}
        isBusy={isBusy}
        // Filled in anew with a refused address of the address book, so that the shopper can correct it, and with the
        // contact data of a shopper who signs in beside the form.
        key={`${address?.addressId} ${hasContact}`}
        onChange={({ currentTarget }) =>
          actor.send({ type: 'address.typed', draft: draftFrom(new FormData(currentTarget), rules) })
        }
        onSubmit={(_, data) =>
          actor.send({
            type: 'address.submitted',
            address: addressFrom(data, rules),
            isKept: data.get('keep') !== null,
          })
        }
      >
        {Object.entries(posted?.fields ?? {}).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {failure && !isOnForm && (
          <FormError title={failureTitle(failure, t('refusedTitle'))}>{failureWords(failure)}</FormError>
        )}
        {contact.length > 0 && (
          <Group title={t('contact')}>
            {contact.map(field)}
            {!hasNews && (
              <Checkbox name="newsletter" size="sm" defaultChecked={address?.subscriptions?.newsletterConsent ?? false}>
                {t('newsletter')}
              </Checkbox>
            )}
          </Group>
        )}
        <Group
          title={t(titles[form])}
          // A heading of level 1 above the form names the address then.
          level={isTitled === false ? 2 : 3}
          isTitleHidden={form === 'pickup' || !(isTitled ?? (form === 'shipping' || asksEmail))}
        >
          {form !== 'pickup' && <CountryField actor={actor} />}
          <div className={fields}>{place.map(field)}</div>
          {recipient.map((rule) => (
            <Disclosure
              key={rule.name}
              title={t('recipient')}
              variant="plain"
              isOpen={address?.recipientContactPhone !== undefined || refused.has(rule.name)}
            >
              {field(rule)}
            </Disclosure>
          ))}
          {rules.orderTexts && (
            <Checkbox
              name="orderTexts"
              size="sm"
              defaultChecked={address?.subscriptions?.orderTexts ?? false}
              description={t(form === 'pickup' ? 'readyTextsHint' : 'orderTextsHint')}
            >
              {t(form === 'pickup' ? 'readyTexts' : 'orderTexts')}
            </Checkbox>
          )}
          {book && (
            <Checkbox name="keep" size="sm" defaultChecked={isKept}>
              {t('keep')}
            </Checkbox>
          )}
        </Group>
      </Form>
      {/* Its code has a form of its own, and a form cannot contain another. */}
      {asksEmail && hasContact && form !== 'billing' && <SmsNews actor={actor} form={id} />}
      <Button type="submit" form={id} size="lg" isWide isBusy={isBusy} iconEnd="arrow-right">
        {submit}
      </Button>
    </>
  );
}

function Group({
  title,
  level = 3,
  isTitleHidden = false,
  children,
}: {
  title: string;
  level?: 2 | 3;
  isTitleHidden?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={group}>
      <Heading level={level} size="sm" isHidden={isTitleHidden}>
        {title}
      </Heading>
      {children}
    </div>
  );
}
