import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import SizeGuide from '#src/flows/product/SizeGuide.tsx';
import { languageOf, loadLanguage } from '#src/messages/languages.ts';
import { LanguageContext } from '#src/messages/text.ts';

afterEach(cleanup);

async function show(tag: string, chart: string) {
  await loadLanguage(tag);
  render(
    <LanguageContext value={languageOf(tag)}>
      <SizeGuide isOpen onClose={() => {}} data={{ chart }} />
    </LanguageContext>,
  );
}

describe('the size guide', () => {
  it('has title, columns and instructions in the language of the page', async () => {
    await show('de-DE', 'women-shoes');
    const guide = within(screen.getByRole('dialog', { name: 'Damenschuhe' }));
    expect(guide.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'US',
      'UK',
      'EU',
      'Fuß, cm',
    ]);
    guide.getByText(/mit der Ferse an der Wand/);
  });

  it.each([
    ['de-DE', 'Damenschuhe', '5,5 3,5 36 22,5'],
    ['en-GB', 'Women’s shoes', '5.5 3.5 36 22.5'],
  ])('formats sizes and lengths for %s', async (tag, name, row) => {
    await show(tag, 'women-shoes');
    const [, , second] = within(screen.getByRole('dialog', { name })).getAllByRole('row');
    expect([...(second?.children ?? [])].map(({ textContent }) => textContent).join(' ')).toBe(row);
  });

  it('has the same measures in every language', async () => {
    await show('es-ES', 'hats');
    const rows = within(screen.getByRole('dialog', { name: 'Gorros y gorras' })).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual(['TallaCabeza, cm', 'S/M54-57', 'L/XL58-62']);
  });

  it('says that there is none if the product’s chart is unknown', async () => {
    await show('en-US', 'umbrellas');
    within(screen.getByRole('dialog', { name: 'Size guide' })).getByText('There is no size guide for this product.');
  });
});
