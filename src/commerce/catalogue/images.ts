import type { ProductImage, ProductSwatch } from '#openapi/generated/waymark.gen.ts';
import { angles, type ColourName, palette } from '../pictures/names.ts';
import type { Language, SeedPicture } from '../seed/seed.types.ts';
import type { Product } from './model.ts';

/** English | French | German | Italian | Spanish. */
const views: Record<string, string> = {
  side: 'from the side|de côté|von der Seite|di lato|de lado',
  pair: 'as a pair|la paire|als Paar|il paio|el par',
  top: 'from above|vu de dessus|von oben|dall’alto|desde arriba',
  back: 'from the back|de dos|von hinten|da dietro|por detrás',
  sole: 'the sole|la semelle|die Sohle|la suola|la suela',
  detail: 'in detail|détail|im Detail|dettaglio|detalle',
  front: 'from the front|de face|von vorn|davanti|de frente',
  folded: 'folded|plié|gefaltet|piegato|doblado',
  packed: 'packed|rangé|gepackt|riposto|guardado',
  palm: 'the palm|la paume|die Innenhand|il palmo|la palma',
  end: 'from the end|par le bout|von der Stirnseite|di testa|por el extremo',
  open: 'open|ouvert|offen|aperto|abierto',
  sleeve: 'in its sleeve|dans sa pochette|in der Hülle|nella busta|en su funda',
};

const order: readonly Language[] = ['en', 'fr', 'de', 'it', 'es'];
const view = (angle: string, language: Language): string => views[angle]?.split('|')[order.indexOf(language)] ?? angle;

const pathOf = ({ silhouette, palette: colours }: SeedPicture, angle: string): string =>
  `product/${silhouette}/${colours.join('-')}/${angle}`;

const anglesOf = ({ silhouette }: SeedPicture): readonly string[] => angles[silhouette];

/** The gallery; the first is the main picture. `picture` is another one for a recipe. */
export function galleryOf(product: Product, language: Language, picture = product.doc.picture): ProductImage[] {
  const name = product.style.doc.name;
  const colour = product.doc.colour.label[language];
  return anglesOf(picture).map((angle) => ({
    path: pathOf(picture, angle),
    alt: `${name}, ${colour}, ${view(angle, language)}`,
  }));
}

/** The main picture, with the colour's name as its words. */
export function colourImage({ doc }: Product, language: Language): ProductImage {
  return { path: pathOf(doc.picture, anglesOf(doc.picture)[0] ?? 'front'), alt: doc.colour.label[language] };
}

const hex = (colour: ColourName): string => palette[colour].hex;

/** The colours of a swatch, each once. */
export const swatchOf = (colours: readonly ColourName[]): ProductSwatch => {
  const [first = '#000000', ...more] = new Set(colours.map(hex));
  return [first, ...more].slice(0, 3);
};
