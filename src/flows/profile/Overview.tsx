import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import type { ConsumerProfile } from '#openapi/generated/waymark.gen.ts';
import { interestsIn } from '#src/domain/interests.ts';
import { countryOf, inLocale, type LocaleCode } from '#src/domain/locale.ts';
import { isPartlyEnrolled } from '#src/domain/partly-enrolled.ts';
import { shownPhone } from '#src/domain/phone.ts';
import { PageButton } from '#src/flows/shared/PageButton.tsx';
import { useInterestName } from '#src/flows/shared/useInterestName.ts';
import { interestsText } from '#src/messages/interests.ts';
import { profileText } from '#src/messages/profile.ts';
import { useText, useLocale } from '#src/messages/text.ts';
import { Card } from '#src/ui/layout/Card.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Button, ButtonLink } from '#src/ui/text/Button.tsx';
import { DescriptionList } from '#src/ui/text/SummaryList.tsx';
import { Heading } from '#src/ui/text/Text.tsx';
import { media, space } from '#src/ui/theme/tokens.ts';
import { accountParts } from './account-parts.ts';
import { PartTile } from './PartTile.tsx';
import { WarrantyTile } from './WarrantyTile.tsx';

const details = css`
  /* On a phone an email address fits beside its label, and so does the German word for a date of birth. */
  && > div {
    grid-template-columns: minmax(6.5rem, 1fr) minmax(0, 2.25fr);
    gap: ${space[2]};
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

const columns = css`
  display: grid;
  gap: ${space[5]};
  align-items: start;

  @media ${media.lg} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
`;

const tiles = css`
  display: grid;
  gap: ${space[4]};

  @media ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  & > li {
    display: grid;
    grid-template-rows: auto 1fr;
  }
`;

interface Props {
  profile: ConsumerProfile;
  /** The tile of the favourite store, which has a chart of its own. */
  store: ReactNode;
  onEdit: () => void;
  onInterests: () => void;
  onChangePassword: () => void;
  onSignOut: () => void;
  onWarranty: () => void;
}

/** What the customer has told of themselves, and the parts of the account. */
export function Overview({ profile, store, onEdit, onInterests, onChangePassword, onSignOut, onWarranty }: Props) {
  const t = useText(profileText);
  const i = useText(interestsText);
  const interestName = useInterestName();
  const locale = useLocale();
  const { consumerDetails, preferences } = profile;
  const { firstName, lastName, email, phone, postalCode, birthDate, gender } = consumerDetails;
  const name = [firstName, lastName].filter(Boolean).join(' ');
  const facts = [
    [t('name'), name],
    [t('email'), email],
    [t('phone'), phone && shownPhone(phone, countryOf(locale as LocaleCode))],
    [t('postalCode'), postalCode],
    [
      t('birthDate'),
      birthDate && new Date(birthDate).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' }),
    ],
    [t('gender'), gender && gender !== 'other' && t(gender)],
    [t('shoeSize'), preferences.preferredShoeSize],
    [i('interests'), interestsIn(preferences.interests).map(interestName).join(', ')],
  ] as const;
  const known = facts.flatMap(([term, value]) => (value ? [{ term, details: value }] : []));
  return (
    <Stack gap={6}>
      <Stack direction="row" justify="between" align="center" gap={4} wrap>
        <Heading level={1} size="xl">
          {firstName ? t('titleNamed', { name: firstName }) : t('title')}
        </Heading>
        <form
          method="post"
          action={inLocale(locale, '/sign-out')}
          data-fallback
          onSubmit={(event) => {
            event.preventDefault();
            onSignOut();
          }}
        >
          <Button type="submit" variant="quiet">
            {t('signOut')}
          </Button>
        </form>
      </Stack>
      <div className={columns}>
        <Card title={t('detailsTitle')} level={2}>
          {isPartlyEnrolled(consumerDetails) && (
            <ButtonLink href={inLocale(locale, '/account/complete-profile')} variant="accent" isWide>
              {t('complete')}
            </ButtonLink>
          )}
          <DescriptionList items={known} columns={1} className={details} />
          <Stack direction="row" gap={3} wrap>
            <PageButton variant="secondary" page="/account/profile" onPress={onEdit}>
              {t('edit')}
            </PageButton>
            <PageButton variant="secondary" page="/account/interests" onPress={onInterests}>
              {t('editInterests')}
            </PageButton>
            <PageButton variant="secondary" page="/account/password" onPress={onChangePassword}>
              {t('changePassword')}
            </PageButton>
          </Stack>
        </Card>
        <ul className={tiles} aria-label={t('partsTitle')}>
          {accountParts.map((part) => (
            <PartTile key={part.path} {...part} />
          ))}
          <WarrantyTile onOpen={onWarranty} />
          {store}
        </ul>
      </div>
    </Stack>
  );
}
