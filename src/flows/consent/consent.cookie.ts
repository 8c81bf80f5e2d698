import { type Consent, consentCookie, consentValue, readConsent, type Standing } from '#src/domain/consent.ts';
import { isLocale, regionOf } from '#src/domain/locale.ts';

/** Heard when an answer was kept: whoever needs a category looks again. */
export const consentChanged = 'waymark:consent';

const keptConsent = (): Consent | null =>
  readConsent(
    document.cookie
      .split('; ')
      .find((part) => part.startsWith(`${consentCookie.name}=`))
      ?.slice(consentCookie.name.length + 1),
  );

/** Where the reader of this page stands; null outside the shop's locales (the gallery). */
export function pageStanding(): Standing | null {
  const [, locale = ''] = location.pathname.split('/');
  if (!isLocale(locale)) return null;
  return {
    region: regionOf(locale),
    consent: keptConsent(),
    isPreview: new URLSearchParams(location.search).get('preview') === 'true',
  };
}

/** Keeps an answer, for scripts to read: it is no secret. Throws where the browser keeps no cookies. */
export function keepConsent(consent: Consent): void {
  const value = consentValue(consent);
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${consentCookie.name}=${value}; Path=/; Max-Age=${consentCookie.lifetime}; SameSite=Lax${secure}`;
  const kept = keptConsent();
  dispatchEvent(new Event(consentChanged));
  if (!kept || consentValue(kept) !== value) throw new Error('this browser keeps no cookies');
}
