import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { placed } from '#model-tests/order/order.fixtures.ts';
import { OrderFacts } from '#src/flows/order/OrderFacts.tsx';
import { languageOf, loadLanguage } from '#src/messages/languages.ts';
import { LanguageContext } from '#src/messages/text.ts';

afterEach(cleanup);

it('formats a delivery method and its days as the language does', async () => {
  await loadLanguage('fr-FR');
  render(
    <LanguageContext value={languageOf('fr-FR')}>
      <OrderFacts order={placed.order} sale={undefined} />
    </LanguageContext>,
  );
  expect(screen.getByText(/^Standard/).textContent).toMatch(/^Standard\u00a0: /);
});
