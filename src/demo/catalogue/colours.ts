import { withAmerican } from '../american.ts';
import type { ColourName } from '../pictures/names.ts';
import type { Colour } from '#src/commerce/model/catalogue.ts';

/** Code, facet, then English, French, German, Italian, Spanish. */
const table: Record<ColourName, string> = {
  bone: 'BNE|white|Bone|Os|Knochen|Osso|Hueso',
  chalk: 'CHK|white|Chalk|Craie|Kreide|Gesso|Tiza',
  oat: 'OAT|white|Oat|Avoine|Hafer|Avena|Avena',
  sand: 'SND|brown|Sand|Sable|Sand|Sabbia|Arena',
  dune: 'DUN|brown|Dune|Dune|Düne|Duna|Duna',
  fawn: 'FWN|brown|Fawn|Fauve|Rehbraun|Cerbiatto|Cervato',
  tan: 'TAN|brown|Tan|Cuir|Lohbraun|Cuoio|Cuero',
  gum: 'GUM|brown|Gum|Gomme|Gummi|Para|Caucho',
  camel: 'CML|brown|Camel|Camel|Camel|Cammello|Camel',
  bark: 'BRK|brown|Bark|Écorce|Rinde|Corteccia|Corteza',
  cocoa: 'COC|brown|Cocoa|Cacao|Kakao|Cacao|Cacao',
  peat: 'PEA|brown|Peat|Tourbe|Torf|Torba|Turba',
  ink: 'INK|black|Ink|Encre|Tinte|Inchiostro|Tinta',
  coal: 'COA|black|Coal|Charbon|Kohle|Carbone|Carbón',
  graphite: 'GRA|grey|Graphite|Graphite|Graphit|Grafite|Grafito',
  slate: 'SLT|grey|Slate|Ardoise|Schiefer|Ardesia|Pizarra',
  stone: 'STN|grey|Stone|Pierre|Stein|Pietra|Piedra',
  pebble: 'PBL|grey|Pebble|Galet|Kiesel|Ciottolo|Guijarro',
  mist: 'MST|grey|Mist|Brume|Nebel|Bruma|Bruma',
  cloud: 'CLD|white|Cloud|Nuage|Wolke|Nuvola|Nube',
  moss: 'MOS|green|Moss|Mousse|Moos|Muschio|Musgo',
  olive: 'OLV|green|Olive|Olive|Olive|Oliva|Oliva',
  lichen: 'LCH|green|Lichen|Lichen|Flechte|Lichene|Liquen',
  sage: 'SGE|green|Sage|Sauge|Salbei|Salvia|Salvia',
  fern: 'FRN|green|Fern|Fougère|Farn|Felce|Helecho',
  spruce: 'SPR|green|Spruce|Épicéa|Fichte|Abete rosso|Pícea',
  pine: 'PNE|green|Pine|Pin|Kiefer|Pino|Pino',
  mint: 'MNT|green|Mint|Menthe|Minze|Menta|Menta',
  lagoon: 'LGN|blue|Lagoon|Lagon|Lagune|Laguna|Laguna',
  petrol: 'PET|blue|Petrol|Pétrole|Petrol|Petrolio|Petróleo',
  fjord: 'FJD|blue|Fjord|Fjord|Fjord|Fiordo|Fiordo',
  harbour: 'HBR|blue|Harbour|Port|Hafen|Porto|Puerto',
  midnight: 'MID|blue|Midnight|Minuit|Mitternacht|Mezzanotte|Medianoche',
  glacier: 'GLC|blue|Glacier|Glacier|Gletscher|Ghiacciaio|Glaciar',
  sky: 'SKY|blue|Sky|Ciel|Himmel|Cielo|Cielo',
  cobalt: 'COB|blue|Cobalt|Cobalt|Kobalt|Cobalto|Cobalto',
  heather: 'HTH|purple|Heather|Bruyère|Heide|Erica|Brezo',
  lilac: 'LIL|purple|Lilac|Lilas|Flieder|Lillà|Lila',
  plum: 'PLM|purple|Plum|Prune|Pflaume|Prugna|Ciruela',
  berry: 'BRY|red|Berry|Baie|Beere|Bacca|Baya',
  rose: 'RSE|pink|Rose|Rose|Rosé|Rosa|Rosa',
  blush: 'BLS|pink|Blush|Blush|Hauchrosa|Cipria|Rubor',
  coral: 'CRL|pink|Coral|Corail|Koralle|Corallo|Coral',
  signal: 'SIG|orange|Signal Orange|Orange signal|Signalorange|Arancio segnale|Naranja señal',
  rust: 'RST|orange|Rust|Rouille|Rost|Ruggine|Óxido',
  clay: 'CLY|orange|Clay|Argile|Ton|Argilla|Arcilla',
  brick: 'BRI|red|Brick|Brique|Ziegel|Mattone|Ladrillo',
  crimson: 'CRM|red|Crimson|Cramoisi|Karmin|Cremisi|Carmesí',
  saffron: 'SAF|yellow|Saffron|Safran|Safran|Zafferano|Azafrán',
  ochre: 'OCH|yellow|Ochre|Ocre|Ocker|Ocra|Ocre',
  lemon: 'LEM|yellow|Lemon|Citron|Zitrone|Limone|Limón',
  volt: 'VLT|yellow|Volt|Volt|Volt|Volt|Voltio',
};

export const colours = Object.fromEntries(
  Object.entries(table).map(([name, row]) => {
    const [code = '', group = '', en = '', fr = '', de = '', it = '', es = ''] = row.split('|');
    return [name, { code, group, label: withAmerican({ en, fr, de, it, es }) }];
  }),
) as Record<ColourName, Colour>;
