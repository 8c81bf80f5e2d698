import type { SeedCollectionPoint, SeedStore, ShopCountry, StoreService } from './seed.types.ts';

type Hours = SeedStore['hours'];

const day = (opens: string, closes: string) => ({ opens, closes });

/** Seven days from a weekday, a Saturday and a Sunday. */
function week(weekday: string, saturday: string, sunday: string | null): Hours {
  const read = (span: string) => {
    const [opens = '', closes = ''] = span.split('-');
    return day(opens, closes);
  };
  const usual = read(weekday);
  return [usual, usual, usual, usual, usual, read(saturday), sunday ? read(sunday) : null];
}

const hoursOf: Record<ShopCountry, Hours> = {
  US: week('10:00-20:00', '10:00-20:00', '11:00-18:00'),
  CA: week('10:00-20:00', '10:00-19:00', '11:00-18:00'),
  GB: week('09:30-19:00', '09:00-19:00', '11:00-17:00'),
  FR: week('10:00-19:30', '10:00-20:00', null),
  DE: week('10:00-19:00', '10:00-19:00', null),
  IT: week('10:00-19:30', '10:00-20:00', '11:00-19:00'),
  ES: week('10:00-21:00', '10:00-21:00', null),
};

const serviceLetters: Record<string, StoreService> = {
  P: 'PICKUP',
  S: 'SHIP_TO_STORE',
  R: 'RETURNS',
  M: 'REPAIRS',
  F: 'BOOT_FITTING',
  E: 'EVENTS',
};

/** Employee names: "First Last, First Last"; the first is the manager. */
function store(
  country: ShopCountry,
  id: string,
  name: string,
  [addressLine1, city, province, postalCode]: [string, string, string | null, string],
  phone: string,
  [latitude, longitude]: [number, number],
  timeZone: string,
  services: string,
  employees: string,
): SeedStore {
  return {
    id,
    name: `Waymark ${name}`,
    country,
    addressLine1,
    city,
    province,
    postalCode,
    phone,
    latitude,
    longitude,
    timeZone,
    hours: hoursOf[country],
    services: [...services].flatMap((letter) => serviceLetters[letter] ?? []),
    employees: employees.split(', ').map((person, index) => {
      const [firstName = '', ...rest] = person.split(' ');
      return {
        id: `${id}${String(index + 1).padStart(2, '0')}`,
        firstName,
        lastName: rest.join(' '),
        role: index === 0 ? 'manager' : 'associate',
      };
    }),
  };
}

/** Streets and places are real; phone numbers come from ranges kept for fiction where a country has them. */
export const stores: SeedStore[] = [
  store('US', '1001', 'Boulder', ['1428 Pearl Street', 'Boulder', 'CO', '80302'], '+13035550142', [40.0187, -105.2767], 'America/Denver', 'PSRMFE', 'Dana Whitlock, Rory Okafor, Lena Marsh'),
  store('US', '1002', 'Denver Union Station', ['1701 Wynkoop Street', 'Denver', 'CO', '80202'], '+17205550117', [39.7530, -105.0002], 'America/Denver', 'PSRE', 'Miguel Santos, Abby Lind'),
  store('US', '1003', 'Seattle Ballard', ['5345 Ballard Avenue NW', 'Seattle', 'WA', '98107'], '+12065550183', [47.6665, -122.3836], 'America/Los_Angeles', 'PSRMF', 'June Hayashi, Peter Voss'),
  store('US', '1004', 'Portland Pearl District', ['920 NW Glisan Street', 'Portland', 'OR', '97209'], '+15035550126', [45.5264, -122.6812], 'America/Los_Angeles', 'PSRM', 'Callum Reyes, Ines Whitaker'),
  store('US', '1005', 'San Francisco Hayes Valley', ['552 Hayes Street', 'San Francisco', 'CA', '94102'], '+14155550161', [37.7765, -122.4252], 'America/Los_Angeles', 'PSR', 'Thandi Moore, Alex Pham'),
  store('US', '1006', 'Berkeley Fourth Street', ['1811 Fourth Street', 'Berkeley', 'CA', '94710'], '+15105550134', [37.8693, -122.3004], 'America/Los_Angeles', 'PSRF', 'Gus Ferreira, Mina Cole'),
  store('US', '1007', 'Los Angeles Silver Lake', ['3817 Sunset Boulevard', 'Los Angeles', 'CA', '90026'], '+13235550109', [34.0919, -118.2811], 'America/Los_Angeles', 'PSRE', 'Noor Aziz, Dev Sharma'),
  store('US', '1008', 'Salt Lake City', ['238 South Main Street', 'Salt Lake City', 'UT', '84101'], '+18015550175', [40.7637, -111.8911], 'America/Denver', 'PSRMF', 'Wes Calder, Hannah Boyd'),
  store('US', '1009', 'Bozeman', ['36 East Main Street', 'Bozeman', 'MT', '59715'], '+14065550154', [45.6794, -111.0363], 'America/Denver', 'PSRMFE', 'Kit Larsen, Joe Yellowtail'),
  store('US', '1010', 'Chicago Wicker Park', ['1552 North Milwaukee Avenue', 'Chicago', 'IL', '60622'], '+17735550128', [41.9102, -87.6771], 'America/Chicago', 'PSR', 'Renée Porter, Sam Kowalski'),
  store('US', '1011', 'Minneapolis North Loop', ['117 North Washington Avenue', 'Minneapolis', 'MN', '55401'], '+16125550196', [44.9836, -93.2690], 'America/Chicago', 'PSRM', 'Astrid Nyberg, Tou Vang'),
  store('US', '1012', 'Austin South Congress', ['1711 South Congress Avenue', 'Austin', 'TX', '78704'], '+15125550147', [30.2476, -97.7508], 'America/Chicago', 'PSRE', 'Cole Ramírez, Beth Nguyen'),
  store('US', '1013', 'New York SoHo', ['121 Spring Street', 'New York', 'NY', '10012'], '+12125550138', [40.7241, -73.9990], 'America/New_York', 'PSRE', 'Imani Brooks, Leo Castellano, Ruth Adler'),
  store('US', '1014', 'Brooklyn Williamsburg', ['97 North 6th Street', 'Brooklyn', 'NY', '11249'], '+17185550163', [40.7190, -73.9618], 'America/New_York', 'PSR', 'Marcus Bell, Yuki Tanaka'),
  store('US', '1015', 'Boston Newbury Street', ['203 Newbury Street', 'Boston', 'MA', '02116'], '+16175550112', [42.3502, -71.0810], 'America/New_York', 'PSRF', 'Fiona Daly, Ken Abara'),
  store('US', '1016', 'Asheville', ['26 Haywood Street', 'Asheville', 'NC', '28801'], '+18285550179', [35.5959, -82.5556], 'America/New_York', 'PSRMFE', 'Tess Hollis, Drew McCall'),
  store('CA', '2001', 'Banff', ['111 Banff Avenue', 'Banff', 'AB', 'T1L 1A4'], '+14035550121', [51.1772, -115.5715], 'America/Edmonton', 'PSRMFE', 'Claire Bouchard, Tom Wesley'),
  store('CA', '2002', 'Vancouver Kitsilano', ['2223 West 4th Avenue', 'Vancouver', 'BC', 'V6K 1N9'], '+16045550156', [49.2681, -123.1565], 'America/Vancouver', 'PSRMF', 'Harpreet Gill, Nora Lindqvist'),
  store('CA', '2003', 'Toronto Queen West', ['579 Queen Street West', 'Toronto', 'ON', 'M5V 2B6'], '+14165550187', [43.6476, -79.4016], 'America/Toronto', 'PSRE', 'Ama Mensah, Will Draper'),
  store('CA', '2004', 'Montréal Mile End', ['5226 boulevard Saint-Laurent', 'Montréal', 'QC', 'H2T 1S1'], '+15145550133', [45.5239, -73.5953], 'America/Toronto', 'PSRM', 'Jules Tremblay, Océane Roy'),
  store('CA', '2005', 'Québec Saint-Roch', ['765 rue Saint-Joseph Est', 'Québec', 'QC', 'G1K 3C6'], '+14185550148', [46.8137, -71.2253], 'America/Toronto', 'PSR', 'Maude Gagnon, Étienne Côté'),
  store('GB', '3001', 'London Covent Garden', ['38 Southampton Street', 'London', null, 'WC2E 7HE'], '+442079460118', [51.5110, -0.1220], 'Europe/London', 'PSRE', 'Hester Quayle, Kwame Osei, Bea Lovell'),
  store('GB', '3002', 'Keswick', ['21 Lake Road', 'Keswick', null, 'CA12 5BS'], '+441632960142', [54.5995, -3.1361], 'Europe/London', 'PSRMFE', 'Alan Birkett, Jen Tyson'),
  store('GB', '3003', 'Manchester', ['64 Deansgate', 'Manchester', null, 'M3 2EN'], '+441614960173', [53.4826, -2.2468], 'Europe/London', 'PSRF', 'Saira Hussain, Liam Docherty'),
  store('GB', '3004', 'Bristol', ['42 Park Street', 'Bristol', null, 'BS1 5JG'], '+441174960126', [51.4548, -2.6033], 'Europe/London', 'PSRM', 'Megan Pryce, Olu Bankole'),
  store('GB', '3005', 'Edinburgh', ['57 George Street', 'Edinburgh', null, 'EH2 2JG'], '+441314960155', [55.9532, -3.1980], 'Europe/London', 'PSRMF', 'Fraser Munro, Isla Kerr'),
  store('GB', '3006', 'Sheffield', ['118 Division Street', 'Sheffield', null, 'S1 4GF'], '+441144960181', [53.3797, -1.4770], 'Europe/London', 'PSRF', 'Ruth Garside, Danny Wu'),
  store('FR', '4001', 'Paris Marais', ['29 rue des Francs-Bourgeois', 'Paris', null, '75004'], '+33199003141', [48.8570, 2.3613], 'Europe/Paris', 'PSRE', 'Camille Lefort, Yanis Benali'),
  store('FR', '4002', 'Lyon', ['14 rue de Brest', 'Lyon', null, '69002'], '+33261912034', [45.7631, 4.8336], 'Europe/Paris', 'PSRM', 'Hugo Perrin, Solène Faure'),
  store('FR', '4003', 'Chamonix', ['86 rue du Docteur Paccard', 'Chamonix-Mont-Blanc', null, '74400'], '+33465711289', [45.9229, 6.8686], 'Europe/Paris', 'PSRMFE', 'Margaux Simond, Loïc Balmat'),
  store('FR', '4004', 'Annecy', ['11 rue Royale', 'Annecy', null, '74000'], '+33465712156', [45.9005, 6.1252], 'Europe/Paris', 'PSRF', 'Chloé Vidonne, Mathis Roux'),
  store('DE', '5001', 'Berlin Mitte', ['Rosenthaler Straße 36', 'Berlin', null, '10178'], '+493023125148', [52.5252, 13.4018], 'Europe/Berlin', 'PSRE', 'Jana Krüger, Emre Yıldız'),
  store('DE', '5002', 'München', ['Sendlinger Straße 8', 'München', null, '80331'], '+498999998117', [48.1361, 11.5716], 'Europe/Berlin', 'PSRMF', 'Korbinian Huber, Lea Sommer'),
  store('DE', '5003', 'Hamburg', ['Lange Reihe 52', 'Hamburg', null, '20099'], '+494066969163', [53.5569, 10.0092], 'Europe/Berlin', 'PSR', 'Finn Petersen, Aylin Demir'),
  store('DE', '5004', 'Garmisch-Partenkirchen', ['Am Kurpark 12', 'Garmisch-Partenkirchen', null, '82467'], '+498821555019', [47.4933, 11.0970], 'Europe/Berlin', 'PSRMFE', 'Vroni Neuner, Max Ostler'),
  store('IT', '6001', 'Milano Brera', ['Via Solferino 11', 'Milano', 'MI', '20121'], '+390255501187', [45.4739, 9.1878], 'Europe/Rome', 'PSRE', 'Giulia Ferrari, Andrea Conti'),
  store('IT', '6002', 'Bolzano', ['Via Portici 44', 'Bolzano', 'BZ', '39100'], '+390471555032', [46.4994, 11.3547], 'Europe/Rome', 'PSRMF', 'Matthias Gruber, Elena Zanon'),
  store('IT', '6003', 'Torino', ['Via Lagrange 23', 'Torino', 'TO', '10123'], '+390115550146', [45.0655, 7.6837], 'Europe/Rome', 'PSR', 'Sara Giordano, Luca Bianchi'),
  store('ES', '7001', 'Madrid Malasaña', ['Calle de Fuencarral 74', 'Madrid', 'M', '28004'], '+34910555014', [40.4262, -3.7020], 'Europe/Madrid', 'PSRE', 'Lucía Herrero, Pablo Ibáñez'),
  store('ES', '7002', 'Barcelona Born', ['Carrer de la Princesa 21', 'Barcelona', 'B', '08003'], '+34930555027', [41.3852, 2.1806], 'Europe/Madrid', 'PSRM', 'Núria Soler, Àlex Vidal'),
  store('ES', '7003', 'Bilbao', ['Calle Ercilla 18', 'Bilbao', 'BI', '48009'], '+34940555038', [43.2627, -2.9363], 'Europe/Madrid', 'PSRF', 'Ane Etxeberria, Jon Aguirre'),
];

function point(
  country: ShopCountry,
  id: string,
  name: string,
  addressLine1: string,
  city: string,
  postalCode: string,
  latitude: number,
  longitude: number,
  carrier: string,
): SeedCollectionPoint {
  return { id, name, country, addressLine1, city, postalCode, latitude, longitude, carrier };
}

/** Shops that hold a parcel (the PUDO method); only countries that have that method. */
export const collectionPoints: SeedCollectionPoint[] = [
  point('GB', 'GB-0411', 'Penrith Road Newsagent', '7 Penrith Road', 'Keswick', 'CA12 4HF', 54.6031, -3.1289, 'Parcelway'),
  point('GB', 'GB-0782', 'Brewer Street Post & Print', '63 Brewer Street', 'London', 'W1F 9UL', 51.5120, -0.1352, 'Parcelway'),
  point('GB', 'GB-0913', 'Oldham Street Convenience', '49 Oldham Street', 'Manchester', 'M1 1JG', 53.4831, -2.2357, 'Parcelway'),
  point('GB', 'GB-1120', 'Clifton Cycles', '128 Whiteladies Road', 'Bristol', 'BS8 2RS', 51.4655, -2.6106, 'Parcelway'),
  point('FR', 'FR-0107', 'Tabac de la Tour', '31 rue de Bretagne', 'Paris', '75003', 48.8634, 2.3617, 'Relais Facile'),
  point('FR', 'FR-0264', 'Librairie des Terreaux', '5 rue d’Algérie', 'Lyon', '69001', 45.7681, 4.8329, 'Relais Facile'),
  point('FR', 'FR-0391', 'Épicerie du Brévent', '140 rue Joseph Vallot', 'Chamonix-Mont-Blanc', '74400', 45.9257, 6.8711, 'Relais Facile'),
  point('DE', 'DE-0218', 'Späti Torstraße', 'Torstraße 94', 'Berlin', '10119', 52.5292, 13.4043, 'PaketPunkt'),
  point('DE', 'DE-0325', 'Kiosk am Gärtnerplatz', 'Reichenbachstraße 17', 'München', '80469', 48.1326, 11.5757, 'PaketPunkt'),
  point('DE', 'DE-0440', 'Lotto Schanzenviertel', 'Schulterblatt 58', 'Hamburg', '20357', 53.5620, 9.9633, 'PaketPunkt'),
  point('IT', 'IT-0153', 'Edicola Garibaldi', 'Corso Garibaldi 42', 'Milano', '20121', 45.4760, 9.1846, 'PuntoComodo'),
  point('IT', 'IT-0287', 'Tabaccheria Talvera', 'Via Museo 30', 'Bolzano', '39100', 46.4998, 11.3497, 'PuntoComodo'),
  point('ES', 'ES-0136', 'Papelería Espíritu Santo', 'Calle del Espíritu Santo 19', 'Madrid', '28004', 40.4263, -3.7056, 'PuntoCerca'),
  point('ES', 'ES-0244', 'Ferretería del Born', 'Carrer del Rec 32', 'Barcelona', '08003', 41.3846, 2.1836, 'PuntoCerca'),
];
