import { css } from '@linaria/core';
import type { ConsumerProfile } from '#openapi/generated/waymark.gen.ts';
import { inLocale } from '#src/domain/locale.ts';
import { phoneOf } from '#src/domain/phone.ts';
import { profileText } from '#src/messages/profile.ts';
import { useText, useLocale } from '#src/messages/text.ts';
import { Card } from '#src/ui/layout/Card.tsx';
import { Split, Stack } from '#src/ui/layout/Layout.tsx';
import { Button, ButtonLink } from '#src/ui/text/Button.tsx';
import { DescriptionList } from '#src/ui/text/SummaryList.tsx';
import { Heading, Text } from '#src/ui/text/Text.tsx';
import { accountParts } from './account-parts.ts';

const details = css`
  /* An email address fits beside its label on a phone. */
  && > div {
    grid-template-columns: minmax(5.5rem, 1fr) minmax(0, 2.25fr);
  }

  && > div:last-of-type {
    border: 0;
  }

  & dt {
    hyphens: auto;
  }

  & dd {
    overflow-wrap: anywhere;
  }
`;

interface Props {
  profile: ConsumerProfile;
  onEdit: () => void;
  onChangePassword: () => void;
}

/** What the customer has told of themselves, and the parts of the account. */
export function Overview({ profile: { consumerDetails, preferences }, onEdit, onChangePassword }: Props) {
  const t = useText(profileText);
  const locale = useLocale();
  const { firstName, lastName, email, phone, postalCode, birthDate, gender } = consumerDetails;
  const name = [firstName, lastName].filter(Boolean).join(' ');
  const facts = [
    [t('name'), name],
    [t('email'), email],
    [t('phone'), phone && (phoneOf(`+${phone}`, { country: null })?.abroad ?? phone)],
    [t('postalCode'), postalCode],
    [
      t('birthDate'),
      birthDate && new Date(birthDate).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' }),
    ],
    [t('gender'), gender && gender !== 'other' && t(gender)],
    [t('shoeSize'), preferences.preferredShoeSize],
  ] as const;
  const known = facts.flatMap(([term, value]) => (value ? [{ term, details: value }] : []));
  return (
    <Stack gap={6}>
      <Heading level={1} size="xl">
        {firstName ? t('titleNamed', { name: firstName }) : t('title')}
      </Heading>
      <Split
        asideLabel={t('partsTitle')}
        isSticky={false}
        isEarly
        aside={
          <Stack gap={4}>
            {accountParts.map(({ path, title, body, link }) => (
              <Card key={path} title={t(title)} level={2}>
                <Text tone="soft">{t(body)}</Text>
                <ButtonLink href={inLocale(locale, path)} variant="secondary">
                  {t(link)}
                </ButtonLink>
              </Card>
            ))}
            <Card title={t('passwordTitle')} level={2}>
              <Text tone="soft">{t('passwordBody')}</Text>
              <Button variant="secondary" onClick={onChangePassword}>
                {t('changePassword')}
              </Button>
            </Card>
          </Stack>
        }
      >
        <Card title={t('detailsTitle')} level={2}>
          <DescriptionList items={known} columns={1} className={details} />
          <div>
            <Button variant="secondary" onClick={onEdit}>
              {t('edit')}
            </Button>
          </div>
        </Card>
      </Split>
    </Stack>
  );
}
