import { regionOf, isLocale } from '#src/domain/locale.ts';
import { openConsent } from '#src/flows/consent/index.ts';
import { footerText } from '#src/messages/footer.ts';
import { useLocale, useText } from '#src/messages/text.ts';

/** Opens the cookie settings; only in EMEA, where consent is asked for. */
export function CookieSettings() {
  const t = useText(footerText);
  const locale = useLocale();
  if (!isLocale(locale) || regionOf(locale) !== 'EMEA') return null;
  return (
    <li>
      <button type="button" onClick={openConsent}>
        {t('cookieSettings')}
      </button>
    </li>
  );
}
