import type { Translation } from '../text.ts';
import type en from '../en/size-charts.ts';

export default {
  'women-shoes': 'Damenschuhe',
  'men-shoes': 'Herrenschuhe',
  'unisex-shoes': 'Unisexschuhe, in US-Herrengrößen',
  'kids-shoes': 'Kinderschuhe',
  'women-clothing': 'Damenbekleidung',
  'men-clothing': 'Herrenbekleidung',
  'unisex-clothing': 'Unisexbekleidung',
  'women-trousers': 'Hosen und Shorts für Damen',
  'men-trousers': 'Hosen und Shorts für Herren',
  'kids-clothing': 'Kinderbekleidung',
  hats: 'Mützen und Hüte',
  socks: 'Socken',
  gloves: 'Handschuhe',
  packs: 'Rucksäcke',
  'sleeping-bags': 'Schlafsäcke',

  measureFoot:
    'Stellen Sie sich mit der Ferse an der Wand auf ein Blatt Papier, markieren Sie den längsten Zeh und messen Sie bis zur Wand. Messen Sie abends beide Füße und richten Sie sich nach dem längeren.',
  measureBody:
    'Messen Sie über der Unterwäsche, das Maßband waagerecht und nicht zu fest: Brust an der stärksten, Taille an der schmalsten, Hüfte an der breitesten Stelle.',
  measureWomenTrousers:
    'Messen Sie über der Unterwäsche, das Maßband waagerecht und nicht zu fest: Brust an der stärksten, Taille an der schmalsten, Hüfte an der breitesten Stelle. Innenbeinlängen: Short 76 cm, Regular 81 cm, Long 86 cm.',
  measureMenTrousers:
    'Messen Sie über der Unterwäsche, das Maßband waagerecht und nicht zu fest: Brust an der stärksten, Taille an der schmalsten, Hüfte an der breitesten Stelle. Innenbeinlängen: 30 Zoll sind 76 cm, 32 Zoll sind 81 cm, 34 Zoll sind 86 cm.',
  measureHeight:
    'Richten Sie sich nach der Körpergröße, ohne Schuhe am Türrahmen gemessen. Das Alter ist nur ein Anhaltspunkt.',
  measureHead: 'Messen Sie um den Kopf über den Ohren, wo eine Mütze sitzen würde.',
  measureShoe: 'Richten Sie sich nach Ihrer Schuhgröße; zwischen zwei Größen nehmen Sie die kleinere.',
  measureHand: 'Messen Sie um die Knöchel der Hand, mit der Sie schreiben, ohne den Daumen.',
  measureBack: 'Neigen Sie den Kopf nach vorn und messen Sie vom Wirbel am Nackenansatz bis auf Höhe der Hüftknochen.',
  measureSleeper:
    'Richten Sie sich nach der Körpergröße, mit Platz für angewinkelte Knie; nehmen Sie Long, wenn Sie mit den Armen nach oben schlafen.',

  us: 'US',
  uk: 'UK',
  eu: 'EU',
  foot: 'Fuß, cm',
  size: 'Größe',
  chest: 'Brust, cm',
  waist: 'Taille, cm',
  hips: 'Hüfte, cm',
  arm: 'Arm, cm',
  women: 'Damen',
  men: 'Herren',
  waistInches: 'Taille, Zoll',
  age: 'Alter',
  height: 'Körpergröße, cm',
  head: 'Kopf, cm',
  usWomen: 'US Damen',
  usMen: 'US Herren',
  hand: 'Hand, cm',
  back: 'Rücken, cm',
  bodyHeight: 'Körpergröße bis, cm',
  insideLength: 'Innenlänge, cm',
  shoulder: 'Schulter, cm',
} satisfies Translation<typeof en>;
