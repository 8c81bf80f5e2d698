import { inLocale, type LocaleCode, regionOf } from '#src/domain/locale.ts';
import type { SignUpFields } from '#src/domain/sign-up.ts';
import { signUpText } from '#src/messages/sign-up-form.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Checkbox } from '#src/ui/form/Checkbox.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Link } from '#src/ui/text/Link.tsx';

/** The terms by the name of their page (catalogue 7, fixed pages). */
const pages = {
  termsOfUse: '/brand-terms',
  termsOfSale: '/sale-terms',
  privacy: '/privacy',
  loyaltyPage: '/loyalty-terms',
  smsPage: '/sms-terms',
} as const;

/** What the shopper may have, and what they must agree to. In EMEA each agreement has its own box. */
export function Consents({ fields }: { fields: SignUpFields }) {
  const t = useText(signUpText);
  const locale = useLocale() as LocaleCode;
  const links = (...names: (keyof typeof pages)[]) =>
    names.map((name, at) => (
      <span key={name}>
        {at > 0 && ' · '}
        <Link href={inLocale(locale, pages[name])} isExternal>
          {t(name)}
        </Link>
      </span>
    ));
  const isSplit = regionOf(locale) === 'EMEA';
  return (
    <Stack gap={2}>
      {fields.loyaltyTerms && (
        <Checkbox
          name="loyaltyTerms"
          isRequired={fields.loyaltyTerms === 'required'}
          description={links('loyaltyPage')}
        >
          {t('loyaltyTerms')}
        </Checkbox>
      )}
      <Checkbox name="newsletter">{t('newsletter')}</Checkbox>
      {fields.optInAccepted && (
        <Checkbox name="optInAccepted" description={links('smsPage')}>
          {t('optInAccepted')}
        </Checkbox>
      )}
      {fields.brandTerms && (
        <Checkbox name="brandTerms" isRequired description={links('termsOfUse', 'termsOfSale')}>
          {t('brandTerms')}
        </Checkbox>
      )}
      <Checkbox
        name="policy"
        isRequired
        description={isSplit ? links('privacy') : links('termsOfUse', 'termsOfSale', 'privacy')}
      >
        {t(isSplit ? 'policy' : 'allTerms')}
      </Checkbox>
    </Stack>
  );
}
