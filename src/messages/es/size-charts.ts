import type { Translation } from '../text.ts';
import type en from '../en/size-charts.ts';

export default {
  'women-shoes': 'Calzado de mujer',
  'men-shoes': 'Calzado de hombre',
  'unisex-shoes': 'Calzado unisex, en tallas US de hombre',
  'kids-shoes': 'Calzado infantil',
  'women-clothing': 'Ropa de mujer',
  'men-clothing': 'Ropa de hombre',
  'unisex-clothing': 'Ropa unisex',
  'women-trousers': 'Pantalones de mujer, largos y cortos',
  'men-trousers': 'Pantalones de hombre, largos y cortos',
  'kids-clothing': 'Ropa infantil',
  hats: 'Gorros y gorras',
  socks: 'Calcetines',
  gloves: 'Guantes',
  packs: 'Mochilas',
  'sleeping-bags': 'Sacos de dormir',

  measureFoot:
    'Ponte de pie sobre un papel con el talón contra la pared, marca el dedo más largo y mide hasta la pared. Mide los dos pies por la tarde y guíate por el más largo.',
  measureBody:
    'Mide sobre la ropa interior, con la cinta horizontal y sin apretar: el pecho y la cadera por lo más ancho, la cintura por lo más estrecho.',
  measureWomenTrousers:
    'Mide sobre la ropa interior, con la cinta horizontal y sin apretar: el pecho y la cadera por lo más ancho, la cintura por lo más estrecho. Entrepierna: Short 76 cm, Regular 81 cm, Long 86 cm.',
  measureMenTrousers:
    'Mide sobre la ropa interior, con la cinta horizontal y sin apretar: el pecho y la cadera por lo más ancho, la cintura por lo más estrecho. Entrepierna: 30 pulgadas son 76 cm, 32 pulgadas son 81 cm, 34 pulgadas son 86 cm.',
  measureHeight: 'Guíate por la altura, medida sin zapatos contra el marco de una puerta. La edad es solo orientativa.',
  measureHead: 'Mide alrededor de la cabeza por encima de las orejas, donde iría un gorro.',
  measureShoe: 'Guíate por tu número de calzado; entre dos tallas, elige la más pequeña.',
  measureHand: 'Mide alrededor de los nudillos de la mano con la que escribes, sin el pulgar.',
  measureBack:
    'Inclina la cabeza hacia delante y mide desde el hueso de la base del cuello hasta la altura de los huesos de la cadera.',
  measureSleeper:
    'Guíate por la altura, con espacio para doblar las rodillas; elige Long si duermes con los brazos hacia arriba.',

  us: 'US',
  uk: 'UK',
  eu: 'EU',
  foot: 'Pie, cm',
  size: 'Talla',
  chest: 'Pecho, cm',
  waist: 'Cintura, cm',
  hips: 'Cadera, cm',
  arm: 'Brazo, cm',
  women: 'Mujer',
  men: 'Hombre',
  waistInches: 'Cintura, pulgadas',
  age: 'Edad',
  height: 'Altura, cm',
  head: 'Cabeza, cm',
  usWomen: 'US mujer',
  usMen: 'US hombre',
  hand: 'Mano, cm',
  back: 'Espalda, cm',
  bodyHeight: 'Altura hasta, cm',
  insideLength: 'Largo interior, cm',
  shoulder: 'Hombros, cm',
} satisfies Translation<typeof en>;
