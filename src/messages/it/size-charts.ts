import type en from '../en/size-charts.ts';
import type { Translation } from '../text.ts';

export default {
  'women-shoes': 'Scarpe da donna',
  'men-shoes': 'Scarpe da uomo',
  'unisex-shoes': 'Scarpe unisex, in numeri US da uomo',
  'kids-shoes': 'Scarpe da bambino',
  'women-clothing': 'Abbigliamento donna',
  'men-clothing': 'Abbigliamento uomo',
  'unisex-clothing': 'Abbigliamento unisex',
  'women-trousers': 'Pantaloni e shorts da donna',
  'men-trousers': 'Pantaloni e shorts da uomo',
  'kids-clothing': 'Abbigliamento bambino',
  hats: 'Cappelli',
  socks: 'Calze',
  gloves: 'Guanti',
  packs: 'Zaini',
  'sleeping-bags': 'Sacchi a pelo',

  measureFoot:
    'In piedi su un foglio, con il tallone contro una parete, segna il dito più lungo e misura fino alla parete. Misura entrambi i piedi la sera e scegli il più lungo.',
  measureBody:
    'Misura sopra la biancheria con il metro orizzontale e non stretto: torace nel punto più ampio, vita nel più stretto, fianchi nel più largo.',
  measureWomenTrousers:
    'Misura sopra la biancheria con il metro orizzontale e non stretto: torace nel punto più ampio, vita nel più stretto, fianchi nel più largo. Interno gamba: Short 76 cm, Regular 81 cm, Long 86 cm.',
  measureMenTrousers:
    'Misura sopra la biancheria con il metro orizzontale e non stretto: torace nel punto più ampio, vita nel più stretto, fianchi nel più largo. Interno gamba: 30 pollici sono 76 cm, 32 pollici 81 cm, 34 pollici 86 cm.',
  measureHeight:
    'Scegli in base all’altezza, misurata contro lo stipite di una porta senza scarpe. L’età è solo un’indicazione.',
  measureHead: 'Misura la circonferenza della testa sopra le orecchie, dove starebbe un cappello.',
  measureShoe: 'Scegli in base al numero di scarpe; tra due taglie, prendi la più piccola.',
  measureHand: 'Misura intorno alle nocche della mano con cui scrivi, senza il pollice.',
  measureBack:
    'Inclina la testa in avanti e misura dalla sporgenza alla base del collo fino all’altezza della parte alta dei fianchi.',
  measureSleeper:
    'Scegli in base all’altezza, con spazio per piegare le ginocchia; prendi Long se dormi con le braccia in alto.',

  us: 'US',
  uk: 'UK',
  eu: 'EU',
  foot: 'Piede, cm',
  size: 'Taglia',
  chest: 'Torace, cm',
  waist: 'Vita, cm',
  hips: 'Fianchi, cm',
  arm: 'Braccio, cm',
  women: 'Donna',
  men: 'Uomo',
  waistInches: 'Vita, pollici',
  age: 'Età',
  height: 'Altezza, cm',
  head: 'Testa, cm',
  usWomen: 'US donna',
  usMen: 'US uomo',
  hand: 'Mano, cm',
  back: 'Schiena, cm',
  bodyHeight: 'Altezza fino a, cm',
  insideLength: 'Lunghezza interna, cm',
  shoulder: 'Spalle, cm',
} satisfies Translation<typeof en>;
