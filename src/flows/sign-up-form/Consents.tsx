import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import type { SmsOptInRef } from '#machines/sms-opt-in/sms-opt-in.selectors.ts';
import { inLocale, type LocaleCode, regionOf } from '#src/domain/locale.ts';
import type { SignUpFields } from '#src/domain/sign-up.ts';
import { SmsOptIn } from '#src/flows/sms-opt-in/index.ts';
import { signUpText } from '#src/messages/sign-up-form.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Checkbox } from '#src/ui/form/Checkbox.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Link } from '#src/ui/text/Link.tsx';
import { space, text } from '#src/ui/theme/tokens.ts';

const terms = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  /* Under the words of the checkbox. */
  padding-inline-start: calc(1.375rem + ${space[3]});
  font-size: ${text.sm};
`;

/** The terms by the name of their page (catalogue 7, fixed pages). */
const pages = {
  termsOfUse: '/brand-terms',
  termsOfSale: '/sale-terms',
  privacy: '/privacy',
  loyaltyPage: '/loyalty-terms',
} as const;

/** A checkbox with the terms that it is about. They stay when it has an error, which would replace a description. */
function Consent(props: {
  name: string;
  isRequired?: boolean;
  about?: readonly (keyof typeof pages)[];
  children: ReactNode;
}) {
  const { name, isRequired = false, about = [], children } = props;
  const t = useText(signUpText);
  const locale = useLocale();
  return (
    <div>
      <Checkbox name={name} isRequired={isRequired}>
        {children}
      </Checkbox>
      {about.length > 0 && (
        <div className={terms}>
          {about.map((page) => (
            <Link key={page} href={inLocale(locale, pages[page])} isExternal>
              {t(page)}
            </Link>
          ))}
        </div>
      )}
    </div>
  );
}

/** What the shopper may have, and what they must agree to. In EMEA each agreement has its own box. */
export function Consents({ fields, smsOptIn }: { fields: SignUpFields; smsOptIn: SmsOptInRef }) {
  const t = useText(signUpText);
  const locale = useLocale() as LocaleCode;
  const isSplit = regionOf(locale) === 'EMEA';
  return (
    <Stack gap={3}>
      {fields.loyaltyTerms && (
        <Consent name="loyaltyTerms" isRequired={fields.loyaltyTerms === 'required'} about={['loyaltyPage']}>
          {t('loyaltyTerms')}
        </Consent>
      )}
      <Consent name="newsletter">{t('newsletter')}</Consent>
      {fields.optInAccepted && <SmsOptIn actor={smsOptIn} name="optInAccepted" />}
      {fields.brandTerms && (
        <Consent name="brandTerms" isRequired about={['termsOfUse', 'termsOfSale']}>
          {t('brandTerms')}
        </Consent>
      )}
      <Consent name="policy" isRequired about={isSplit ? ['privacy'] : ['termsOfUse', 'termsOfSale', 'privacy']}>
        {t(isSplit ? 'policy' : 'allTerms')}
      </Consent>
    </Stack>
  );
}
