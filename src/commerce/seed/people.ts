import type { SeedAddress, SeedPerson, SeedSavedCard } from './seed.types.ts';

/**
 * Demo data for local use only: one person per role, all with this password. It is plain text here and hashed when the
 * shop is seeded. Addresses and phone numbers come from ranges kept for fiction.
 */
export const demoPassword = 'Trailhead1';

const plain = {
  demoPassword,
  consumerType: 'REGISTERED',
  isLocked: false,
  gender: null,
  interests: [],
  preferredShoeSize: null,
  loyalty: null,
  employee: null,
  athlete: null,
  prosumer: null,
  store: null,
  addresses: [],
  cards: [],
  favouriteProductIds: [],
  favouriteStoreId: null,
  subscriptions: [],
  orders: [],
} satisfies Partial<SeedPerson>;

type AddressBase = Omit<SeedAddress, 'id' | 'approachType' | 'main'>;

/** The same place to send to and to bill, both main. */
function home(consumerNo: string, base: AddressBase): SeedAddress[] {
  return [
    { id: `${consumerNo}-S1`, approachType: 'S', main: true, ...base },
    { id: `${consumerNo}-B1`, approachType: 'B', main: true, ...base },
  ];
}

function visa(consumerNo: string, isDefault = true): SeedSavedCard {
  return {
    id: `${consumerNo}-C1`,
    kind: 'CREDIT_CARD',
    brand: 'visa',
    number: '4111111111111111',
    expiryMonth: 3,
    expiryYear: 2030,
    isDefault,
  };
}

const mayaHome: AddressBase = {
  firstName: 'Maya', lastName: 'Reed', addressLine1: '2140 Walnut Street', addressLine2: 'Apt 5', city: 'Boulder',
  province: 'CO', postalCode: '80302', country: 'US', phone: '3035550188', phoneCode: '1',
};

const theoHome: AddressBase = {
  firstName: 'Theo', lastName: 'Lambert', addressLine1: '418 North Willson Avenue', addressLine2: null,
  city: 'Bozeman', province: 'MT', postalCode: '59715', country: 'US', phone: '4065550173', phoneCode: '1',
};

export const people: SeedPerson[] = [
  {
    ...plain, role: 'registered', consumerNo: 'C1000001', email: 'maya.reed@example.com',
    firstName: 'Maya', lastName: 'Reed', phone: '3035550188', phoneCode: '1', postalCode: '80302', country: 'US',
    locale: 'en-us', birthDate: '1991-04-17', gender: 'female', interests: ['Hiking', 'Travel'], preferredShoeSize: '8.5',
    // A card and an address, both default: express checkout.
    addresses: [
      ...home('C1000001', mayaHome),
      { ...mayaHome, id: 'C1000001-S2', approachType: 'S', main: false, addressLine1: '77 Canyon Boulevard', addressLine2: 'c/o Rowan Studio' },
    ],
    cards: [visa('C1000001')],
    favouriteProductIds: ['WMTR1001MOS', 'WMSH1001PET', 'WMPK1005CLY'], favouriteStoreId: '1001',
    subscriptions: [{ type: 'Newsletter', channel: 'email', optin: true }],
    orders: [
      {
        orderNumber: 'W100204417', placedOn: '2026-09-28', status: 'DELIVERED', shippingMethod: 'US_STANDARD', storeId: null,
        trackingNumber: '1Z80302W100204417', lines: [{ variantId: 'WMTR1001MOS-085', qty: 1 }, { variantId: 'WMSK1001MOS-M', qty: 2 }],
      },
      {
        orderNumber: 'W100219086', placedOn: '2026-11-12', status: 'READY_FOR_PICKUP', shippingMethod: 'US_PICKUP', storeId: '1001',
        trackingNumber: null, lines: [{ variantId: 'WMBT1001LGN-ONE', qty: 1 }],
      },
    ],
  },
  {
    ...plain, role: 'loyalty', consumerNo: 'C1000002', email: 'theo.lambert@example.com',
    firstName: 'Theo', lastName: 'Lambert', phone: '4065550173', phoneCode: '1', postalCode: '59715', country: 'US',
    locale: 'en-us', birthDate: '1984-11-02', gender: 'male', interests: ['Trail running', 'Camping', 'Skiing'], preferredShoeSize: '10.5',
    loyalty: {
      memberId: 'WL58210034', optedInOn: '2023-05-14', points: 2340,
      vouchers: [
        { id: 'V-500', points: 500, amount: 500, currency: 'USD' },
        { id: 'V-1000', points: 1000, amount: 1200, currency: 'USD' },
        { id: 'V-2000', points: 2000, amount: 2500, currency: 'USD' },
        { id: 'V-4000', points: 4000, amount: 6000, currency: 'USD' },
      ],
    },
    addresses: home('C1000002', theoHome),
    cards: [
      visa('C1000002'),
      { id: 'C1000002-C2', kind: 'CREDIT_CARD', brand: 'mastercard', number: '5200000000001096', expiryMonth: 8, expiryYear: 2029, isDefault: false },
    ],
    favouriteProductIds: ['WMTR1108CHK', 'WMBG1002SIG'], favouriteStoreId: '1009',
    subscriptions: [
      { type: 'Loyalty', channel: 'email', optin: true },
      { type: 'LoyaltyNewsletter', channel: 'email', optin: true },
      { type: 'LoyaltyNewsletter', channel: 'sms', optin: true },
    ],
    orders: [
      {
        orderNumber: 'W100187730', placedOn: '2026-06-03', status: 'DELIVERED', shippingMethod: 'US_EXPRESS', storeId: null,
        trackingNumber: '1Z59715W100187730', lines: [{ variantId: 'WMTT1002MOS-ONE', qty: 1 }, { variantId: 'WMBG1001SPR-RL', qty: 1 }],
      },
      {
        orderNumber: 'W100211952', placedOn: '2026-10-22', status: 'RETURNED', shippingMethod: 'US_STANDARD', storeId: null,
        trackingNumber: '1Z59715W100211952', lines: [{ variantId: 'WMHK1101BRK-105R', qty: 1 }],
      },
      {
        orderNumber: 'W100220471', placedOn: '2026-11-18', status: 'PROCESSING', shippingMethod: 'US_STANDARD', storeId: null,
        trackingNumber: null, lines: [{ variantId: 'WMFL1101INK-L', qty: 1 }, { variantId: 'WMHT1005OAT-ONE', qty: 1 }],
      },
    ],
  },
  {
    ...plain, role: 'employee-terms-accepted', consumerNo: 'C1000003', email: 'june.hayashi@waymark.example', consumerType: 'EMPLOYEE',
    firstName: 'June', lastName: 'Hayashi', phone: '2065550119', phoneCode: '1', postalCode: '98107', country: 'US',
    locale: 'en-us', birthDate: '1988-02-26', gender: 'female', interests: ['Climbing'], preferredShoeSize: '7',
    employee: { isTermsAccepted: true, currentSpend: 64200, annualCap: 250000, currency: 'USD' },
    addresses: home('C1000003', {
      firstName: 'June', lastName: 'Hayashi', addressLine1: '6019 22nd Avenue NW', addressLine2: null, city: 'Seattle',
      province: 'WA', postalCode: '98107', country: 'US', phone: '2065550119', phoneCode: '1',
    }),
    cards: [visa('C1000003')],
  },
  {
    ...plain, role: 'employee-terms-open', consumerNo: 'C1000004', email: 'peter.voss@waymark.example', consumerType: 'EMPLOYEE',
    firstName: 'Peter', lastName: 'Voss', phone: '2065550131', phoneCode: '1', postalCode: '98103', country: 'US',
    locale: 'en-us', birthDate: '1996-07-09', gender: 'male',
    employee: { isTermsAccepted: false, currentSpend: 0, annualCap: 250000, currency: 'USD' },
  },
  {
    ...plain, role: 'athlete', consumerNo: 'C1000005', email: 'isla.kerr@example.com',
    firstName: 'Isla', lastName: 'Kerr', phone: '7700900142', phoneCode: '44', postalCode: 'EH2 2JG', country: 'GB',
    locale: 'en-gb', birthDate: '1998-09-30', gender: 'female', interests: ['Fell running'], preferredShoeSize: '7.5',
    athlete: { currentSpend: 41500, annualCredit: 150000, currency: 'GBP' },
    addresses: home('C1000005', {
      firstName: 'Isla', lastName: 'Kerr', addressLine1: '14 Marchmont Crescent', addressLine2: 'Flat 2', city: 'Edinburgh',
      province: null, postalCode: 'EH9 1HF', country: 'GB', phone: '7700900142', phoneCode: '44',
    }),
    cards: [visa('C1000005')],
  },
  {
    ...plain, role: 'wranx', consumerNo: 'C1000006', email: 'marco.rinaldi@example.com',
    firstName: 'Marco', lastName: 'Rinaldi', phone: '4715550177', phoneCode: '39', postalCode: '39100', country: 'IT',
    locale: 'it-it', birthDate: '1979-01-21', gender: 'male',
    prosumer: { type: 'WRANX', currentSpend: 22000, annualCredit: 80000, currency: 'EUR' },
    addresses: home('C1000006', {
      firstName: 'Marco', lastName: 'Rinaldi', addressLine1: 'Via dei Portici 60', addressLine2: null, city: 'Bolzano',
      province: 'BZ', postalCode: '39100', country: 'IT', phone: '4715550177', phoneCode: '39',
    }),
  },
  {
    ...plain, role: 'ipa', consumerNo: 'C1000007', email: 'lena.brandt@example.com',
    firstName: 'Lena', lastName: 'Brandt', phone: '15555512345', phoneCode: '49', postalCode: '80331', country: 'DE',
    locale: 'de-de', birthDate: '1986-12-11', gender: 'female',
    prosumer: { type: 'IPA', currentSpend: 9900, annualCredit: 100000, currency: 'EUR' },
    addresses: home('C1000007', {
      firstName: 'Lena', lastName: 'Brandt', addressLine1: 'Hans-Sachs-Straße 12', addressLine2: null, city: 'München',
      province: null, postalCode: '80469', country: 'DE', phone: '15555512345', phoneCode: '49',
    }),
  },
  {
    ...plain, role: 'partially-enrolled', consumerNo: 'C1000008', email: 'new.walker@example.com',
    firstName: null, lastName: null, phone: null, phoneCode: null, postalCode: null, country: 'US', locale: 'en-us', birthDate: null,
  },
  {
    ...plain, role: 'locked', consumerNo: 'C1000009', email: 'locked.out@example.com', isLocked: true,
    firstName: 'Sam', lastName: 'Gates', phone: '6175550190', phoneCode: '1', postalCode: '02116', country: 'US',
    locale: 'en-us', birthDate: '1990-06-05',
  },
  {
    ...plain, role: 'associate', consumerNo: 'C1000010', email: 'rory.okafor@waymark.example', consumerType: 'EMPLOYEE',
    firstName: 'Rory', lastName: 'Okafor', phone: '3035550165', phoneCode: '1', postalCode: '80304', country: 'US',
    locale: 'en-us', birthDate: '1993-03-14',
    employee: { isTermsAccepted: true, currentSpend: 18800, annualCap: 250000, currency: 'USD' },
    store: { storeId: '1001', storeEmployeeId: '100102' },
  },
  {
    ...plain, role: 'associate', consumerNo: 'C1000011', email: 'lena.marsh@waymark.example', consumerType: 'EMPLOYEE',
    firstName: 'Lena', lastName: 'Marsh', phone: '3035550151', phoneCode: '1', postalCode: '80301', country: 'US',
    locale: 'en-us', birthDate: '1999-10-08',
    employee: { isTermsAccepted: true, currentSpend: 0, annualCap: 250000, currency: 'USD' },
    store: { storeId: '1001', storeEmployeeId: '100103' },
  },
  {
    ...plain, role: 'loyalty', consumerNo: 'C1000012', email: 'camille.faure@example.com',
    firstName: 'Camille', lastName: 'Faure', phone: '639981742', phoneCode: '33', postalCode: '74000', country: 'FR',
    locale: 'fr-fr', birthDate: '1994-08-23', gender: 'female', interests: ['Randonnée'], preferredShoeSize: '7',
    // Too few points for any voucher.
    loyalty: {
      memberId: 'WL58339120', optedInOn: '2026-02-02', points: 180,
      vouchers: [{ id: 'V-500-EUR', points: 500, amount: 500, currency: 'EUR' }, { id: 'V-1000-EUR', points: 1000, amount: 1200, currency: 'EUR' }],
    },
    addresses: home('C1000012', {
      firstName: 'Camille', lastName: 'Faure', addressLine1: '9 rue Sainte-Claire', addressLine2: null, city: 'Annecy',
      province: null, postalCode: '74000', country: 'FR', phone: '639981742', phoneCode: '33',
    }),
    cards: [visa('C1000012')],
    favouriteStoreId: '4004',
  },
];

/** Phone numbers that already belong to an account, for AUT442 and AUT444; e-mail addresses in use are those above. */
export const phonesInUse = people.flatMap(({ phone, phoneCode }) => (phone && phoneCode ? [`+${phoneCode}${phone}`] : []));
