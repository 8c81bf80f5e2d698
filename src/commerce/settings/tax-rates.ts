import type { ShopCountry } from '../model/locale.ts';
import type { TaxRate } from '../model/tax.ts';

/** State rates only, in basis points: a demo shop does not carry county and city surcharges. */
const stateRates: Record<string, number> = {
  AL: 400,
  AK: 0,
  AZ: 560,
  AR: 650,
  CA: 725,
  CO: 290,
  CT: 635,
  DE: 0,
  DC: 600,
  FL: 600,
  GA: 400,
  HI: 400,
  ID: 600,
  IL: 625,
  IN: 700,
  IA: 600,
  KS: 650,
  KY: 600,
  LA: 500,
  ME: 550,
  MD: 600,
  MA: 625,
  MI: 600,
  MN: 688,
  MS: 700,
  MO: 423,
  MT: 0,
  NE: 550,
  NV: 685,
  NH: 0,
  NJ: 663,
  NM: 488,
  NY: 400,
  NC: 475,
  ND: 500,
  OH: 575,
  OK: 450,
  OR: 0,
  PA: 600,
  RI: 700,
  SC: 600,
  SD: 420,
  TN: 700,
  TX: 625,
  UT: 485,
  VT: 600,
  VA: 430,
  WA: 650,
  WV: 600,
  WI: 500,
  WY: 400,
};

/** States where delivery charges are part of the taxed price. */
const statesTaxingShipping = new Set([
  'AR',
  'CT',
  'DC',
  'FL',
  'GA',
  'HI',
  'IN',
  'KS',
  'KY',
  'MI',
  'MN',
  'MS',
  'NE',
  'NJ',
  'NM',
  'NY',
  'NC',
  'ND',
  'OH',
  'PA',
  'RI',
  'SC',
  'SD',
  'TN',
  'TX',
  'VT',
  'WA',
  'WV',
  'WI',
]);

function stateTax(province: string, basisPoints: number): TaxRate {
  return {
    country: 'US',
    province,
    label: 'Sales tax',
    basisPoints,
    parts: basisPoints === 0 ? [] : [{ name: `${province} sales tax`, basisPoints }],
    isIncluded: false,
    taxesShipping: basisPoints > 0 && statesTaxingShipping.has(province),
  };
}

function canadianTax(province: string, parts: [name: string, basisPoints: number][]): TaxRate {
  return {
    country: 'CA',
    province,
    label: parts.map(([name]) => name).join(),
    basisPoints: parts.reduce((sum, [, basisPoints]) => sum + basisPoints, 0),
    parts: parts.map(([name, basisPoints]) => ({ name, basisPoints })),
    isIncluded: false,
    taxesShipping: true,
  };
}

function vat(country: ShopCountry, label: string, basisPoints: number): TaxRate {
  return {
    country,
    province: null,
    label,
    basisPoints,
    parts: [{ name: label, basisPoints }],
    isIncluded: true,
    taxesShipping: true,
  };
}

/** An address in a province that is not listed is refused with TAX309. */
export const taxRates: TaxRate[] = [
  ...Object.entries(stateRates).map(([province, basisPoints]) => stateTax(province, basisPoints)),
  canadianTax('AB', [['GST', 500]]),
  canadianTax('BC', [
    ['GST', 500],
    ['PST', 700],
  ]),
  canadianTax('MB', [
    ['GST', 500],
    ['RST', 700],
  ]),
  canadianTax('NB', [['HST', 1500]]),
  canadianTax('NL', [['HST', 1500]]),
  canadianTax('NS', [['HST', 1400]]),
  canadianTax('NT', [['GST', 500]]),
  canadianTax('NU', [['GST', 500]]),
  canadianTax('ON', [['HST', 1300]]),
  canadianTax('PE', [['HST', 1500]]),
  // 9.975% in law; the cart counts in whole basis points.
  canadianTax('QC', [
    ['GST', 500],
    ['QST', 998],
  ]),
  canadianTax('SK', [
    ['GST', 500],
    ['PST', 600],
  ]),
  canadianTax('YT', [['GST', 500]]),
  vat('GB', 'VAT', 2000),
  vat('FR', 'TVA', 2000),
  vat('DE', 'MwSt.', 1900),
  vat('IT', 'IVA', 2200),
  vat('ES', 'IVA', 2100),
];

/** The tax rate of a province, else of its country; null if the shop has none (TAX309). */
export const taxRateOf = (country: string, province: string | undefined): TaxRate | null =>
  taxRates.find((rate) => rate.country === country && rate.province === (province ?? null)) ??
  taxRates.find((rate) => rate.country === country && rate.province === null) ??
  null;
