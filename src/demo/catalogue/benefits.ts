import { withAmerican } from '../american.ts';
import type { Localised } from '#src/commerce/model/locale.ts';

/** French, German, Italian, Spanish. */
const table: Record<string, string> = {
  'Board feel': 'Sensation de planche|Brettgefühl|Sensibilità sulla tavola|Tacto de tabla',
  Breathability: 'Respirabilité|Atmungsaktivität|Traspirabilità|Transpirabilidad',
  Carry: 'Portage|Tragekomfort|Portata|Porteo',
  Cold: 'Garde le froid|Hält kalt|Tiene freddo|Conserva el frío',
  Comfort: 'Confort|Komfort|Comfort|Comodidad',
  Cushion: 'Amorti|Dämpfung|Ammortizzazione|Amortiguación',
  Dexterity: 'Dextérité|Fingerfertigkeit|Destrezza|Destreza',
  Drying: 'Séchage|Trocknung|Asciugatura|Secado',
  Durability: 'Longévité|Haltbarkeit|Durata|Durabilidad',
  Ease: 'Facilité|Einfachheit|Facilità|Facilidad',
  'Easy on': 'Facile à enfiler|Leicht anzuziehen|Facile da infilare|Fácil de poner',
  Grip: 'Adhérence|Grip|Aderenza|Agarre',
  Hot: 'Garde le chaud|Hält warm|Tiene caldo|Conserva el calor',
  'Ice grip': 'Adhérence sur glace|Grip auf Eis|Aderenza sul ghiaccio|Agarre en hielo',
  Impact: 'Absorption des chocs|Aufprallschutz|Protezione dagli urti|Protección ante impactos',
  Lightness: 'Légèreté|Leichtigkeit|Leggerezza|Ligereza',
  'Odour control': 'Anti-odeur|Geruchsschutz|Antiodore|Antiolor',
  Organisation: 'Rangement|Ordnung|Organizzazione|Organización',
  Packability: 'Compacité|Packmaß|Comprimibilità|Compresibilidad',
  Room: 'Ampleur|Raum|Spazio|Amplitud',
  Softness: 'Douceur|Weichheit|Morbidezza|Suavidad',
  Space: 'Espace|Platz|Spazio|Espacio',
  Stability: 'Stabilité|Stabilität|Stabilità|Estabilidad',
  Stretch: 'Élasticité|Elastizität|Elasticità|Elasticidad',
  'Sun cover': 'Protection solaire|Sonnenschutz|Protezione dal sole|Protección solar',
  Support: 'Maintien|Halt|Sostegno|Sujeción',
  Toughness: 'Solidité|Robustheit|Resistenza|Resistencia',
  Warmth: 'Chaleur|Wärme|Calore|Abrigo',
  Waterproofing: 'Imperméabilité|Wasserdichtigkeit|Impermeabilità|Impermeabilidad',
  Weather: 'Tenue aux intempéries|Wetterfestigkeit|Tenuta al maltempo|Resistencia al temporal',
  Weatherproofing: 'Protection météo|Wetterschutz|Protezione dal tempo|Protección climática',
  'Wet grip': 'Adhérence sur sol mouillé|Grip bei Nässe|Aderenza sul bagnato|Agarre en mojado',
  'Wet warmth': 'Chaleur par temps humide|Wärme bei Nässe|Calore anche bagnato|Abrigo en mojado',
};

/** The name of a rating in each language; English where no one translated it. */
export function benefitLabel(en: string): Localised {
  const [fr = en, de = en, it = en, es = en] = table[en]?.split('|') ?? [];
  return withAmerican({ en, fr, de, it, es });
}
