import { type Consent, consentCookie, consentValue, readConsent, type Standing } from '#src/domain/consent.ts';
import { isLocale, regionOf } from '#src/domain/locale.ts';

/** The event after an answer was stored: listeners check their category again. */
export const consentChanged = 'waymark:consent';

const keptConsent = (): Consent | null =>
  readConsent(
    document.cookie
      .split('; ')
      .find((part) => part.startsWith(`${consentCookie.name}=`))
      ?.slice(consentCookie.name.length + 1),
  );

/** Returns the consent state of this page; null outside the shop's locales (the gallery). */
export function pageStanding(): Standing | null {
  const [, locale = ''] = location.pathname.split('/');
  if (!isLocale(locale)) return null;
  return {
    region: regionOf(locale),
    consent: keptConsent(),
    isPreview: new URLSearchParams(location.search).get('preview') === 'true',
  };
}

/**
 * Stores an answer in a cookie that scripts can read: it is not secret. Throws if the browser does not store cookies.
 */
export function keepConsent(consent: Consent): void {
  const value = consentValue(consent);
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${consentCookie.name}=${value}; Path=/; Max-Age=${consentCookie.lifetime}; SameSite=Lax${secure}`;
  const kept = keptConsent();
  dispatchEvent(new Event(consentChanged));
  if (!kept || consentValue(kept) !== value) throw new Error('this browser keeps no cookies');
}
