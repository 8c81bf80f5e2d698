import type { ShopCountry } from '../model/locale.ts';

/** A place that shoppers may type, beside those that have a store. `postal`: the prefixes of its postal codes. */
export interface Place {
  name: string;
  country: ShopCountry;
  province: string | null;
  postal: string[];
  latitude: number;
  longitude: number;
}

type Row = [name: string, province: string | null, postal: string, latitude: number, longitude: number];

const places = (country: ShopCountry, rows: Row[]): Place[] =>
  rows.map(([name, province, postal, latitude, longitude]) => ({
    name,
    country,
    province,
    postal: postal.split(' '),
    latitude,
    longitude,
  }));

/** Real places, with coordinates rounded to about a hundred metres. */
export const gazetteer: Place[] = [
  ...places('US', [
    ['New York', 'NY', '100 101 102', 40.713, -74.006],
    ['Los Angeles', 'CA', '900', 34.052, -118.244],
    ['Chicago', 'IL', '606', 41.878, -87.63],
    ['Houston', 'TX', '770', 29.76, -95.37],
    ['Dallas', 'TX', '752', 32.777, -96.797],
    ['Phoenix', 'AZ', '850', 33.448, -112.074],
    ['Philadelphia', 'PA', '191', 39.953, -75.164],
    ['San Diego', 'CA', '921', 32.716, -117.161],
    ['San Jose', 'CA', '951', 37.338, -121.886],
    ['Oakland', 'CA', '946', 37.804, -122.271],
    ['Fort Collins', 'CO', '805', 40.585, -105.084],
    ['Colorado Springs', 'CO', '809', 38.834, -104.821],
    ['Golden', 'CO', '804', 39.756, -105.221],
    ['Tacoma', 'WA', '984', 47.253, -122.444],
    ['Eugene', 'OR', '974', 44.052, -123.087],
    ['Saint Paul', 'MN', '551', 44.954, -93.09],
    ['San Antonio', 'TX', '782', 29.425, -98.495],
    ['Cambridge', 'MA', '021', 42.374, -71.106],
    ['Washington', 'DC', '200', 38.907, -77.037],
    ['Charlotte', 'NC', '282', 35.227, -80.843],
    ['Atlanta', 'GA', '303', 33.749, -84.388],
    ['Miami', 'FL', '331', 25.762, -80.192],
    ['Anchorage', 'AK', '995', 61.218, -149.9],
    ['Honolulu', 'HI', '968', 21.307, -157.858],
  ]),
  ...places('CA', [
    ['Calgary', 'AB', 'T2 T3', 51.045, -114.057],
    ['Edmonton', 'AB', 'T5 T6', 53.546, -113.494],
    ['Victoria', 'BC', 'V8 V9', 48.428, -123.366],
    ['Ottawa', 'ON', 'K1 K2', 45.421, -75.697],
    ['Hamilton', 'ON', 'L8 L9', 43.256, -79.87],
    ['Laval', 'QC', 'H7', 45.607, -73.712],
    ['Winnipeg', 'MB', 'R2 R3', 49.895, -97.138],
    ['Halifax', 'NS', 'B3', 44.649, -63.575],
    ['Iqaluit', 'NU', 'X0', 63.747, -68.517],
  ]),
  ...places('GB', [
    ['Birmingham', null, 'B1 B2', 52.48, -1.902],
    ['Liverpool', null, 'L1 L2', 53.408, -2.991],
    ['Leeds', null, 'LS', 53.801, -1.549],
    ['Newcastle upon Tyne', null, 'NE1', 54.978, -1.617],
    ['Cardiff', null, 'CF', 51.481, -3.179],
    ['Glasgow', null, 'G1 G2', 55.864, -4.252],
    ['Inverness', null, 'IV', 57.478, -4.225],
    ['Belfast', null, 'BT', 54.597, -5.93],
  ]),
  ...places('FR', [
    ['Marseille', null, '13', 43.297, 5.381],
    ['Toulouse', null, '31', 43.605, 1.444],
    ['Nice', null, '06', 43.71, 7.262],
    ['Bordeaux', null, '33', 44.838, -0.579],
    ['Lille', null, '59', 50.629, 3.057],
    ['Strasbourg', null, '67', 48.574, 7.752],
    ['Grenoble', null, '38', 45.188, 5.725],
    ['Annecy', null, '74', 45.899, 6.129],
    ['Ajaccio', null, '20', 41.919, 8.739],
  ]),
  ...places('DE', [
    ['Köln', null, '50 51', 50.938, 6.96],
    ['Frankfurt am Main', null, '60', 50.111, 8.682],
    ['Stuttgart', null, '70', 48.776, 9.183],
    ['Düsseldorf', null, '40', 51.228, 6.773],
    ['Leipzig', null, '04', 51.34, 12.375],
    ['Dresden', null, '01', 51.051, 13.737],
    ['Nürnberg', null, '90', 49.452, 11.077],
  ]),
  ...places('IT', [
    ['Roma', 'RM', '00', 41.903, 12.496],
    ['Napoli', 'NA', '80', 40.852, 14.268],
    ['Bologna', 'BO', '40', 44.494, 11.343],
    ['Firenze', 'FI', '50', 43.77, 11.257],
    ['Verona', 'VR', '37', 45.438, 10.992],
    ['Cagliari', 'CA', '09', 39.224, 9.122],
  ]),
  ...places('ES', [
    ['Valencia', 'V', '46', 39.47, -0.376],
    ['Sevilla', 'SE', '41', 37.389, -5.985],
    ['Zaragoza', 'Z', '50', 41.649, -0.889],
    ['Donostia', 'SS', '20', 43.318, -1.981],
    ['Jaca', 'HU', '22', 42.569, -0.549],
    ['Palma', 'PM', '07', 39.57, 2.65],
  ]),
];
