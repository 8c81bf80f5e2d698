import { phoneMasksOf } from '#src/domain/phone-masks.ts';
import type { Country } from '../model/country.ts';

/** Names in English, French, German, Italian, Spanish. */
function country(
  code: string,
  dialCode: string,
  names: [en: string, fr: string, de: string, it: string, es: string],
  shipsTo = false,
): Country {
  const [en, fr, de, it, es] = names;
  return { code, name: { en, fr, de, it, es }, dialCode, phoneMasks: [...phoneMasksOf(code)], shipsTo };
}

/** The countries of a shopper's phone or billing address; the first seven are the shop's own. */
export const countries: Country[] = [
  country('US', '1', ['United States', 'États-Unis', 'Vereinigte Staaten', 'Stati Uniti', 'Estados Unidos'], true),
  country('CA', '1', ['Canada', 'Canada', 'Kanada', 'Canada', 'Canadá'], true),
  country('GB', '44', ['United Kingdom', 'Royaume-Uni', 'Vereinigtes Königreich', 'Regno Unito', 'Reino Unido'], true),
  country('FR', '33', ['France', 'France', 'Frankreich', 'Francia', 'Francia'], true),
  country('DE', '49', ['Germany', 'Allemagne', 'Deutschland', 'Germania', 'Alemania'], true),
  country('IT', '39', ['Italy', 'Italie', 'Italien', 'Italia', 'Italia'], true),
  country('ES', '34', ['Spain', 'Espagne', 'Spanien', 'Spagna', 'España'], true),
  country('AD', '376', ['Andorra', 'Andorre', 'Andorra', 'Andorra', 'Andorra']),
  country('AT', '43', ['Austria', 'Autriche', 'Österreich', 'Austria', 'Austria']),
  country('AU', '61', ['Australia', 'Australie', 'Australien', 'Australia', 'Australia']),
  country('BE', '32', ['Belgium', 'Belgique', 'Belgien', 'Belgio', 'Bélgica']),
  country('BG', '359', ['Bulgaria', 'Bulgarie', 'Bulgarien', 'Bulgaria', 'Bulgaria']),
  country('BR', '55', ['Brazil', 'Brésil', 'Brasilien', 'Brasile', 'Brasil']),
  country('CH', '41', ['Switzerland', 'Suisse', 'Schweiz', 'Svizzera', 'Suiza']),
  country('CL', '56', ['Chile', 'Chili', 'Chile', 'Cile', 'Chile']),
  country('CN', '86', ['China', 'Chine', 'China', 'Cina', 'China']),
  country('CY', '357', ['Cyprus', 'Chypre', 'Zypern', 'Cipro', 'Chipre']),
  country('CZ', '420', ['Czechia', 'Tchéquie', 'Tschechien', 'Cechia', 'Chequia']),
  country('DK', '45', ['Denmark', 'Danemark', 'Dänemark', 'Danimarca', 'Dinamarca']),
  country('EE', '372', ['Estonia', 'Estonie', 'Estland', 'Estonia', 'Estonia']),
  country('FI', '358', ['Finland', 'Finlande', 'Finnland', 'Finlandia', 'Finlandia']),
  country('GR', '30', ['Greece', 'Grèce', 'Griechenland', 'Grecia', 'Grecia']),
  country('HR', '385', ['Croatia', 'Croatie', 'Kroatien', 'Croazia', 'Croacia']),
  country('HU', '36', ['Hungary', 'Hongrie', 'Ungarn', 'Ungheria', 'Hungría']),
  country('IE', '353', ['Ireland', 'Irlande', 'Irland', 'Irlanda', 'Irlanda']),
  country('IN', '91', ['India', 'Inde', 'Indien', 'India', 'India']),
  country('IS', '354', ['Iceland', 'Islande', 'Island', 'Islanda', 'Islandia']),
  country('JP', '81', ['Japan', 'Japon', 'Japan', 'Giappone', 'Japón']),
  country('KR', '82', ['South Korea', 'Corée du Sud', 'Südkorea', 'Corea del Sud', 'Corea del Sur']),
  country('LI', '423', ['Liechtenstein', 'Liechtenstein', 'Liechtenstein', 'Liechtenstein', 'Liechtenstein']),
  country('LT', '370', ['Lithuania', 'Lituanie', 'Litauen', 'Lituania', 'Lituania']),
  country('LU', '352', ['Luxembourg', 'Luxembourg', 'Luxemburg', 'Lussemburgo', 'Luxemburgo']),
  country('LV', '371', ['Latvia', 'Lettonie', 'Lettland', 'Lettonia', 'Letonia']),
  country('MC', '377', ['Monaco', 'Monaco', 'Monaco', 'Monaco', 'Mónaco']),
  country('MT', '356', ['Malta', 'Malte', 'Malta', 'Malta', 'Malta']),
  country('MX', '52', ['Mexico', 'Mexique', 'Mexiko', 'Messico', 'México']),
  country('NL', '31', ['Netherlands', 'Pays-Bas', 'Niederlande', 'Paesi Bassi', 'Países Bajos']),
  country('NO', '47', ['Norway', 'Norvège', 'Norwegen', 'Norvegia', 'Noruega']),
  country('NZ', '64', ['New Zealand', 'Nouvelle-Zélande', 'Neuseeland', 'Nuova Zelanda', 'Nueva Zelanda']),
  country('PL', '48', ['Poland', 'Pologne', 'Polen', 'Polonia', 'Polonia']),
  country('PT', '351', ['Portugal', 'Portugal', 'Portugal', 'Portogallo', 'Portugal']),
  country('RO', '40', ['Romania', 'Roumanie', 'Rumänien', 'Romania', 'Rumanía']),
  country('SE', '46', ['Sweden', 'Suède', 'Schweden', 'Svezia', 'Suecia']),
  country('SI', '386', ['Slovenia', 'Slovénie', 'Slowenien', 'Slovenia', 'Eslovenia']),
  country('SK', '421', ['Slovakia', 'Slovaquie', 'Slowakei', 'Slovacchia', 'Eslovaquia']),
  country('SM', '378', ['San Marino', 'Saint-Marin', 'San Marino', 'San Marino', 'San Marino']),
];
