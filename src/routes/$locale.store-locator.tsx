import { createFileRoute, redirect } from '@tanstack/react-router';
import { inLocale } from '#src/domain/locale.ts';

/** An older address of the stores. */
export const Route = createFileRoute('/$locale/store-locator')({
  beforeLoad: ({ params: { locale } }) => {
    throw redirect({ href: inLocale(locale, '/stores'), statusCode: 301 });
  },
});
