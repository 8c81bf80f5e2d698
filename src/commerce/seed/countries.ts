import type { SeedCountry } from './seed.types.ts';

/** Names in English, French, German, Italian, Spanish. */
function country(
  code: string,
  dialCode: string,
  names: [en: string, fr: string, de: string, it: string, es: string],
  phoneLengths: number[],
  phoneMasks: string[] = [],
  shipsTo = false,
): SeedCountry {
  const [en, fr, de, it, es] = names;
  return { code, name: { en, fr, de, it, es }, dialCode, phoneMasks, phoneLengths, shipsTo };
}

const northAmerica = ['(XXX) XXX - XXXX'];

/** The countries a shopper may have a phone or a billing address in; the first seven are the shop's own. */
export const countries: SeedCountry[] = [
  country(
    'US',
    '1',
    ['United States', 'États-Unis', 'Vereinigte Staaten', 'Stati Uniti', 'Estados Unidos'],
    [10],
    northAmerica,
    true,
  ),
  country('CA', '1', ['Canada', 'Canada', 'Kanada', 'Canada', 'Canadá'], [10], northAmerica, true),
  country(
    'GB',
    '44',
    ['United Kingdom', 'Royaume-Uni', 'Vereinigtes Königreich', 'Regno Unito', 'Reino Unido'],
    [10],
    ['XXXX XXXXXX'],
    true,
  ),
  country('FR', '33', ['France', 'France', 'Frankreich', 'Francia', 'Francia'], [9], ['X XX XX XX XX'], true),
  country(
    'DE',
    '49',
    ['Germany', 'Allemagne', 'Deutschland', 'Germania', 'Alemania'],
    [9, 10, 11],
    ['XXX XXX XXX', 'XXX XXX XXXX', 'XXX XXXX XXXX'],
    true,
  ),
  country(
    'IT',
    '39',
    ['Italy', 'Italie', 'Italien', 'Italia', 'Italia'],
    [9, 10],
    ['XXX XXX XXX', 'XXX XXX XXXX'],
    true,
  ),
  country('ES', '34', ['Spain', 'Espagne', 'Spanien', 'Spagna', 'España'], [9], ['XXX XX XX XX'], true),
  country('AD', '376', ['Andorra', 'Andorre', 'Andorra', 'Andorra', 'Andorra'], [6], ['XXX XXX']),
  country('AT', '43', ['Austria', 'Autriche', 'Österreich', 'Austria', 'Austria'], [10, 11]),
  country('AU', '61', ['Australia', 'Australie', 'Australien', 'Australia', 'Australia'], [9], ['XXX XXX XXX']),
  country('BE', '32', ['Belgium', 'Belgique', 'Belgien', 'Belgio', 'Bélgica'], [8, 9], ['XXX XX XX XX']),
  country('BG', '359', ['Bulgaria', 'Bulgarie', 'Bulgarien', 'Bulgaria', 'Bulgaria'], [8, 9]),
  country('BR', '55', ['Brazil', 'Brésil', 'Brasilien', 'Brasile', 'Brasil'], [10, 11]),
  country('CH', '41', ['Switzerland', 'Suisse', 'Schweiz', 'Svizzera', 'Suiza'], [9], ['XX XXX XX XX']),
  country('CL', '56', ['Chile', 'Chili', 'Chile', 'Cile', 'Chile'], [9]),
  country('CN', '86', ['China', 'Chine', 'China', 'Cina', 'China'], [11]),
  country('CY', '357', ['Cyprus', 'Chypre', 'Zypern', 'Cipro', 'Chipre'], [8]),
  country('CZ', '420', ['Czechia', 'Tchéquie', 'Tschechien', 'Cechia', 'Chequia'], [9], ['XXX XXX XXX']),
  country('DK', '45', ['Denmark', 'Danemark', 'Dänemark', 'Danimarca', 'Dinamarca'], [8], ['XX XX XX XX']),
  country('EE', '372', ['Estonia', 'Estonie', 'Estland', 'Estonia', 'Estonia'], [7, 8]),
  country('FI', '358', ['Finland', 'Finlande', 'Finnland', 'Finlandia', 'Finlandia'], [9, 10]),
  country('GR', '30', ['Greece', 'Grèce', 'Griechenland', 'Grecia', 'Grecia'], [10]),
  country('HR', '385', ['Croatia', 'Croatie', 'Kroatien', 'Croazia', 'Croacia'], [8, 9]),
  country('HU', '36', ['Hungary', 'Hongrie', 'Ungarn', 'Ungheria', 'Hungría'], [9]),
  country('IE', '353', ['Ireland', 'Irlande', 'Irland', 'Irlanda', 'Irlanda'], [9], ['XX XXX XXXX']),
  country('IN', '91', ['India', 'Inde', 'Indien', 'India', 'India'], [10]),
  country('IS', '354', ['Iceland', 'Islande', 'Island', 'Islanda', 'Islandia'], [7], ['XXX XXXX']),
  country('JP', '81', ['Japan', 'Japon', 'Japan', 'Giappone', 'Japón'], [9, 10]),
  country('KR', '82', ['South Korea', 'Corée du Sud', 'Südkorea', 'Corea del Sud', 'Corea del Sur'], [9, 10]),
  country('LI', '423', ['Liechtenstein', 'Liechtenstein', 'Liechtenstein', 'Liechtenstein', 'Liechtenstein'], [7]),
  country('LT', '370', ['Lithuania', 'Lituanie', 'Litauen', 'Lituania', 'Lituania'], [8]),
  country('LU', '352', ['Luxembourg', 'Luxembourg', 'Luxemburg', 'Lussemburgo', 'Luxemburgo'], [9]),
  country('LV', '371', ['Latvia', 'Lettonie', 'Lettland', 'Lettonia', 'Letonia'], [8]),
  country('MC', '377', ['Monaco', 'Monaco', 'Monaco', 'Monaco', 'Mónaco'], [8, 9]),
  country('MT', '356', ['Malta', 'Malte', 'Malta', 'Malta', 'Malta'], [8]),
  country('MX', '52', ['Mexico', 'Mexique', 'Mexiko', 'Messico', 'México'], [10]),
  country('NL', '31', ['Netherlands', 'Pays-Bas', 'Niederlande', 'Paesi Bassi', 'Países Bajos'], [9], ['X XXXXXXXX']),
  country('NO', '47', ['Norway', 'Norvège', 'Norwegen', 'Norvegia', 'Noruega'], [8], ['XXX XX XXX']),
  country('NZ', '64', ['New Zealand', 'Nouvelle-Zélande', 'Neuseeland', 'Nuova Zelanda', 'Nueva Zelanda'], [8, 9, 10]),
  country('PL', '48', ['Poland', 'Pologne', 'Polen', 'Polonia', 'Polonia'], [9], ['XXX XXX XXX']),
  country('PT', '351', ['Portugal', 'Portugal', 'Portugal', 'Portogallo', 'Portugal'], [9], ['XXX XXX XXX']),
  country('RO', '40', ['Romania', 'Roumanie', 'Rumänien', 'Romania', 'Rumanía'], [9]),
  country('SE', '46', ['Sweden', 'Suède', 'Schweden', 'Svezia', 'Suecia'], [9], ['XX XXX XX XX']),
  country('SI', '386', ['Slovenia', 'Slovénie', 'Slowenien', 'Slovenia', 'Eslovenia'], [8]),
  country('SK', '421', ['Slovakia', 'Slovaquie', 'Slowakei', 'Slovacchia', 'Eslovaquia'], [9]),
  country('SM', '378', ['San Marino', 'Saint-Marin', 'San Marino', 'San Marino', 'San Marino'], [10]),
];
