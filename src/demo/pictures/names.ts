/** One colour of the shop: its name in image paths is its key; `label` is its English name, `hex` its sRGB value. */
export type Swatch = { readonly label: string; readonly hex: string };

const swatches = {
  bone: { label: 'Bone', hex: '#e8e0d0' },
  chalk: { label: 'Chalk', hex: '#f3f1ec' },
  oat: { label: 'Oat', hex: '#d9c9ac' },
  sand: { label: 'Sand', hex: '#c9b28a' },
  dune: { label: 'Dune', hex: '#b39b76' },
  fawn: { label: 'Fawn', hex: '#a68562' },
  tan: { label: 'Tan', hex: '#b07f4e' },
  gum: { label: 'Gum', hex: '#a9713f' },
  camel: { label: 'Camel', hex: '#bd8f5c' },
  bark: { label: 'Bark', hex: '#5f4a3a' },
  cocoa: { label: 'Cocoa', hex: '#47342b' },
  peat: { label: 'Peat', hex: '#332b26' },
  ink: { label: 'Ink', hex: '#1d2226' },
  coal: { label: 'Coal', hex: '#2b2d2f' },
  graphite: { label: 'Graphite', hex: '#44484b' },
  slate: { label: 'Slate', hex: '#5c666d' },
  stone: { label: 'Stone', hex: '#8d8a80' },
  pebble: { label: 'Pebble', hex: '#aaa69b' },
  mist: { label: 'Mist', hex: '#c6cbcb' },
  cloud: { label: 'Cloud', hex: '#dfe2e1' },
  moss: { label: 'Moss', hex: '#5d6b3c' },
  olive: { label: 'Olive', hex: '#6f6a3a' },
  lichen: { label: 'Lichen', hex: '#a9b08a' },
  sage: { label: 'Sage', hex: '#8b9a82' },
  fern: { label: 'Fern', hex: '#4a7a4c' },
  spruce: { label: 'Spruce', hex: '#1f4a3f' },
  pine: { label: 'Pine', hex: '#2c3f31' },
  mint: { label: 'Mint', hex: '#a9d3bd' },
  lagoon: { label: 'Lagoon', hex: '#2a7f86' },
  petrol: { label: 'Petrol', hex: '#1c4c59' },
  fjord: { label: 'Fjord', hex: '#2f5d82' },
  harbour: { label: 'Harbour', hex: '#24405f' },
  midnight: { label: 'Midnight', hex: '#1b2740' },
  glacier: { label: 'Glacier', hex: '#a8c7d6' },
  sky: { label: 'Sky', hex: '#6fa6cf' },
  cobalt: { label: 'Cobalt', hex: '#2a53b0' },
  heather: { label: 'Heather', hex: '#8e7a9c' },
  lilac: { label: 'Lilac', hex: '#bcaed0' },
  plum: { label: 'Plum', hex: '#573350' },
  berry: { label: 'Berry', hex: '#96304f' },
  rose: { label: 'Rose', hex: '#d6a3a0' },
  blush: { label: 'Blush', hex: '#e6c8bd' },
  coral: { label: 'Coral', hex: '#e0745c' },
  signal: { label: 'Signal Orange', hex: '#e4561f' },
  rust: { label: 'Rust', hex: '#a1472a' },
  clay: { label: 'Clay', hex: '#b5694a' },
  brick: { label: 'Brick', hex: '#843527' },
  crimson: { label: 'Crimson', hex: '#b3242f' },
  saffron: { label: 'Saffron', hex: '#e0a32e' },
  ochre: { label: 'Ochre', hex: '#b98227' },
  lemon: { label: 'Lemon', hex: '#ecd75c' },
  volt: { label: 'Volt', hex: '#cfe04a' },
} as const satisfies Record<string, Swatch>;

/** A colour's name as it stands in an image path. */
export type ColourName = keyof typeof swatches;

/** Every colour of the shop by name. No name holds a hyphen: hyphens part the three colours of an image path. */
export const palette: Readonly<Record<ColourName, Swatch>> = swatches;

const shoe = ['side', 'pair', 'top', 'back', 'sole', 'detail'] as const;
const garment = ['front', 'back', 'folded', 'detail'] as const;
const packable = ['front', 'back', 'packed', 'detail'] as const;

/** The pictures of each silhouette; the first is the one a product card shows. */
export const angles = {
  'trainer-low': shoe,
  'trainer-high': shoe,
  'skate-low': shoe,
  'slip-on': shoe,
  'trail-runner': shoe,
  'hiking-boot': shoe,
  'winter-boot': shoe,
  sandal: shoe,
  'hut-slipper': shoe,
  'shell-jacket': packable,
  puffer: packable,
  vest: packable,
  fleece: garment,
  tee: garment,
  'long-sleeve': garment,
  sweatshirt: garment,
  hoodie: garment,
  shirt: garment,
  'base-layer-top': garment,
  trousers: garment,
  shorts: garment,
  leggings: garment,
  cap: ['front', 'side', 'back', 'detail'],
  beanie: ['front', 'side', 'top', 'detail'],
  'bobble-hat': ['front', 'top', 'detail'],
  socks: ['side', 'pair', 'folded', 'detail'],
  gloves: ['pair', 'back', 'palm', 'detail'],
  pack: ['front', 'side', 'back', 'detail'],
  daypack: ['front', 'side', 'back', 'detail'],
  duffel: ['side', 'top', 'end', 'detail'],
  'hip-pack': ['front', 'back', 'top', 'detail'],
  tent: ['side', 'front', 'packed', 'detail'],
  'sleeping-bag': ['front', 'open', 'packed', 'detail'],
  'water-bottle': ['front', 'back', 'top', 'detail'],
  mug: ['front', 'pair', 'top', 'detail'],
  'gift-card': ['front', 'back', 'sleeve', 'detail'],
} as const satisfies Record<string, readonly string[]>;

/** The name of a kind of product's drawing. */
export type Silhouette = keyof typeof angles;

/** Every silhouette, in the order of the families: footwear, apparel, accessories, gear. */
export const silhouettes = Object.keys(angles) as Silhouette[];

/** Campaign scenes: banners without people, calm at the left and at the bottom left where a headline stands. */
export const scenes = [
  'ridge-dawn',
  'forest-mist',
  'coast-cliffs',
  'street-dusk',
  'alpine-lake',
  'desert-canyon',
  'snow-field',
  'camp-night',
  'trail-path',
  'studio-still',
  'meadow-hut',
  'aurora',
] as const;

/** The name of a campaign scene. */
export type SceneName = (typeof scenes)[number];

/** Widths and heights of the masters of a scene, in master pixels. */
export const sceneSizes = {
  wide: { width: 2400, height: 1125 },
  tall: { width: 1200, height: 1600 },
  square: { width: 1200, height: 1200 },
} as const;

/** A scene's ratio: wide 32:15, tall 3:4, square 1:1. */
export type SceneRatio = keyof typeof sceneSizes;
