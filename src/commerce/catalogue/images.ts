import type { ProductImage, ProductSwatch, ProductVideo } from '#openapi/generated/waymark.gen.ts';
import type { ProductImages, ProductVideo as Video } from '../model/catalogue.ts';
import type { Language, WrittenLanguage } from '../model/locale.ts';
import type { Product } from './model.ts';
import { inLanguage } from '../translate.ts';

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

const pathOf = ({ folder }: ProductImages, name: string): string => `${folder}/${name}`;

/** Returns the gallery; the first is the main picture. `images` replaces the product's images for a recipe. */
export function galleryOf(product: Product, language: Language, images = product.doc.images): ProductImage[] {
  const name = product.style.doc.name;
  const colour = inLanguage(product.doc.colour.label, language);
  return images.views.map((one) => ({ path: pathOf(images, one), alt: `${name}, ${colour}, ${view(one, language)}` }));
}

/** Returns the main picture, with the colour's name as alternative text. */
export function colourImage({ doc: { images, colour } }: Product, language: Language): ProductImage {
  return { path: pathOf(images, images.views[0] ?? 'front'), alt: inLanguage(colour.label, language) };
}

/** Returns the colours of a swatch: three at most; black if there are none. */
export const swatchOf = ([first = '#000000', ...more]: readonly string[]): ProductSwatch => [
  first,
  ...more.slice(0, 2),
];

/** What a list of captions calls each language: by the language's own name. */
const ownNames: Record<WrittenLanguage, string> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  it: 'Italiano',
  es: 'Español',
};

/** Returns the video at the end of the gallery, with captions in all languages that it has. */
export const videoOf = (
  { src, poster, title, captions = {}, cloudinary }: Video,
  language: Language,
): ProductVideo => ({
  src,
  poster,
  title: inLanguage(title, language),
  tracks: Object.entries(captions).map(([srclang, address]) => ({
    kind: 'captions',
    src: address,
    label: ownNames[srclang as WrittenLanguage],
    srclang,
  })),
  ...(cloudinary ? { cloudinaryAsset: cloudinary } : {}),
});
