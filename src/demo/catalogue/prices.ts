import type { Price } from '#src/commerce/model/catalogue.ts';
import type { Amounts, Currency } from '#src/commerce/model/locale.ts';

/** What a style that costs so many dollars costs elsewhere: Canadian dollars, pounds, euros, in whole units. */
const points: Record<number, readonly [cad: number, gbp: number, eur: number]> = {
  10: [13, 8, 10],
  12: [16, 10, 12],
  14: [18, 12, 14],
  16: [20, 14, 16],
  18: [24, 15, 18],
  20: [26, 16, 20],
  22: [29, 18, 22],
  24: [32, 20, 24],
  25: [33, 21, 25],
  28: [36, 24, 28],
  30: [40, 25, 30],
  32: [42, 27, 32],
  34: [44, 29, 34],
  35: [45, 30, 35],
  38: [50, 32, 38],
  40: [52, 35, 40],
  42: [55, 36, 42],
  44: [58, 38, 44],
  45: [60, 38, 45],
  48: [63, 40, 48],
  50: [65, 42, 50],
  55: [70, 45, 55],
  60: [80, 50, 60],
  65: [85, 55, 65],
  70: [90, 60, 70],
  75: [98, 65, 75],
  80: [105, 70, 80],
  85: [110, 75, 85],
  90: [120, 80, 90],
  95: [125, 80, 95],
  100: [130, 85, 100],
  105: [135, 90, 105],
  110: [145, 95, 110],
  115: [150, 100, 115],
  120: [160, 105, 120],
  125: [165, 110, 125],
  130: [170, 115, 130],
  135: [175, 120, 140],
  140: [180, 125, 140],
  145: [190, 125, 145],
  150: [195, 130, 150],
  155: [200, 135, 160],
  160: [210, 140, 160],
  165: [215, 145, 170],
  170: [220, 150, 170],
  175: [230, 150, 180],
  180: [235, 160, 180],
  185: [240, 160, 190],
  190: [250, 165, 190],
  195: [255, 170, 200],
  200: [260, 175, 200],
  210: [275, 185, 210],
  220: [290, 195, 220],
  225: [295, 195, 230],
  230: [300, 200, 230],
  240: [315, 210, 240],
  250: [325, 220, 250],
  260: [340, 230, 260],
  270: [350, 240, 270],
  275: [360, 240, 280],
  280: [365, 245, 280],
  290: [375, 255, 290],
  300: [390, 260, 300],
  320: [420, 280, 320],
  330: [430, 290, 330],
  340: [440, 300, 340],
  350: [455, 310, 350],
  360: [470, 315, 360],
  375: [490, 330, 380],
  380: [500, 335, 380],
  400: [520, 350, 400],
  420: [550, 370, 420],
  430: [560, 380, 430],
  450: [590, 395, 450],
  475: [620, 420, 480],
  480: [625, 420, 480],
  500: [650, 440, 500],
  520: [680, 460, 520],
  550: [720, 480, 550],
  580: [760, 510, 580],
  600: [780, 525, 600],
  650: [850, 570, 650],
  700: [910, 615, 700],
};

/** Full price: whole dollars and pounds, Canadian prices a cent below, euros below a hundred end in ,95. */
function listPrice(usd: number): Amounts {
  const point = points[usd];
  if (!point) throw new Error(`no price point for $${usd}`);
  const [cad, gbp, eur] = point;
  return { USD: usd * 100, CAD: cad * 100 - 1, GBP: gbp * 100, EUR: eur < 100 ? eur * 100 - 5 : eur * 100 };
}

/** Reduced price: each currency rounds down to its own ending: $x.97, C$x.99, £x.00 or £x.50, x,95 €. */
function reducedPrice(list: Amounts, percent: number): Amounts {
  const reduced = (currency: Currency) => (list[currency] * (100 - percent)) / 100;
  return {
    USD: Math.floor((reduced('USD') + 3) / 100) * 100 - 3,
    CAD: Math.floor((reduced('CAD') + 1) / 100) * 100 - 1,
    GBP: Math.floor(reduced('GBP') / 50) * 50,
    EUR: Math.floor((reduced('EUR') + 5) / 100) * 100 - 5,
  };
}

/** `best` is the lowest earlier reduction in percent; 0 when the style was at full price before. */
export function priceOf(usd: number, off: number | null, best: number | null): Price {
  const list = listPrice(usd);
  if (off === null) return { list, sale: null, historicBest: null, saleActiveFrom: null };
  return {
    list,
    sale: reducedPrice(list, off),
    historicBest: best === null || best === 0 ? list : reducedPrice(list, best),
    saleActiveFrom: '2026-10-19',
  };
}

/** A gift card costs what it is worth: the same figure in every currency. */
export function faceValue(amount: number): Price {
  const minor = amount * 100;
  return {
    list: { USD: minor, CAD: minor, GBP: minor, EUR: minor },
    sale: null,
    historicBest: null,
    saleActiveFrom: null,
  };
}
