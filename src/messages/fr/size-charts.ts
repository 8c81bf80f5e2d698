import type en from '../en/size-charts.ts';
import type { Translation } from '../text.ts';

export default {
  'women-shoes': 'Chaussures femme',
  'men-shoes': 'Chaussures homme',
  'unisex-shoes': 'Chaussures unisexes, en pointures US homme',
  'kids-shoes': 'Chaussures enfant',
  'women-clothing': 'Vêtements femme',
  'men-clothing': 'Vêtements homme',
  'unisex-clothing': 'Vêtements unisexes',
  'women-trousers': 'Pantalons et shorts femme',
  'men-trousers': 'Pantalons et shorts homme',
  'kids-clothing': 'Vêtements enfant',
  hats: 'Chapeaux et bonnets',
  socks: 'Chaussettes',
  gloves: 'Gants',
  packs: 'Sacs à dos',
  'sleeping-bags': 'Sacs de couchage',

  measureFoot:
    'Debout sur une feuille, talon contre un mur, marquez l’orteil le plus long et mesurez jusqu’au mur. Mesurez les deux pieds le soir et retenez le plus long.',
  measureBody:
    'Mesurez sur les sous-vêtements, le ruban à l’horizontale et sans serrer : la poitrine au plus fort, la taille au plus fin, les hanches au plus large.',
  measureWomenTrousers:
    'Mesurez sur les sous-vêtements, le ruban à l’horizontale et sans serrer : la poitrine au plus fort, la taille au plus fin, les hanches au plus large. Entrejambes : Short 76 cm, Regular 81 cm, Long 86 cm.',
  measureMenTrousers:
    'Mesurez sur les sous-vêtements, le ruban à l’horizontale et sans serrer : la poitrine au plus fort, la taille au plus fin, les hanches au plus large. Entrejambes : 30 po font 76 cm, 32 po font 81 cm, 34 po font 86 cm.',
  measureHeight:
    'Fiez-vous à la taille du corps, mesurée contre un cadre de porte sans chaussures. L’âge n’est qu’une indication.',
  measureHead: 'Mesurez le tour de tête au-dessus des oreilles, là où se pose un chapeau.',
  measureShoe: 'Fiez-vous à votre pointure ; entre deux, prenez la plus petite.',
  measureHand: 'Mesurez le tour de la main qui écrit au niveau des jointures, sans le pouce.',
  measureBack:
    'Penchez la tête en avant et mesurez de la bosse à la base du cou jusqu’à la hauteur du sommet des hanches.',
  measureSleeper:
    'Fiez-vous à votre stature, avec de la place pour plier les genoux ; prenez Long si vous dormez les bras levés.',

  us: 'US',
  uk: 'UK',
  eu: 'EU',
  foot: 'Pied, cm',
  size: 'Taille',
  chest: 'Poitrine, cm',
  waist: 'Tour de taille, cm',
  hips: 'Hanches, cm',
  arm: 'Bras, cm',
  women: 'Femme',
  men: 'Homme',
  waistInches: 'Tour de taille, po',
  age: 'Âge',
  height: 'Stature, cm',
  head: 'Tête, cm',
  usWomen: 'US femme',
  usMen: 'US homme',
  hand: 'Main, cm',
  back: 'Dos, cm',
  bodyHeight: 'Stature jusqu’à, cm',
  insideLength: 'Longueur intérieure, cm',
  shoulder: 'Épaules, cm',
} satisfies Translation<typeof en>;
