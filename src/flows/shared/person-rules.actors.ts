import type { PersonRules } from '#machines/shared/person.ts';
import { expected } from '#machines/shared/ports.ts';
import { api } from '#src/api/api.ts';
import { unwrap } from '#src/api/problem.ts';
import { countryOf, type LocaleCode } from '#src/domain/locale.ts';

/** Reads the rules of a person's fields: the service's time, the country's phone and postal code formats. */
export async function readPersonRules(locale: LocaleCode, given?: AbortSignal): Promise<PersonRules> {
  const country = countryOf(locale);
  const signal = given ?? null;
  const [now, { countries }, { fields, postalCodeExample }] = await Promise.all([
    unwrap(api.GET('/fapi/server/time', { signal })).then(
      ({ timestamp }) => timestamp,
      () => 0,
    ),
    unwrap(api.GET('/consumers-v3/utilities/countryList', { params: { query: { locale } }, signal })),
    unwrap(
      api.GET('/consumers-v3/utilities/i18n/{countryCode}', {
        params: { path: { countryCode: country }, query: { locale, form: 'shipping' } },
        signal,
      }),
    ),
  ]);
  const { dialCode, phoneMasks = [] } = expected(
    countries.find(({ code }) => code === country),
    'the country of the locale',
  );
  const postalCode = fields.find(({ name }) => name === 'postalCode');
  return {
    now,
    dialCode,
    phoneMasks,
    postalCode: postalCode?.pattern ?? null,
    postalCodeMask: postalCode?.mask ?? null,
    postalCodeExample: postalCodeExample ?? '',
  };
}
